import type { FastifyInstance } from 'fastify'
import { viewingOf } from '@repo/platform/content/server/lists/visibility.ts'
import { brand } from '@repo/platform/brand/brand.ts'
import { localeOf } from '@repo/platform/i18n/locales.ts'
import { notFound } from '@repo/platform/server/http/http-error.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { publicOrigin } from '@repo/platform/server/public-origin.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { permalink } from '../item-schemas.ts'
import { endOf, type NewsEvent } from '../event.ts'
import { findVisibleNewsByPermalink } from './lists.ts'
import { eventIn } from './stored-fields.ts'
import type { NewsRow } from './table.ts'

/** The path of an event's calendar file; an event that is over has none. */
export const calendarOf = (name: string, event: NewsEvent, now: string): { calendar?: string } =>
  endOf(event) > now ? { calendar: `/events/${name}.ics` } : {}

/** `/events/<permalink>.ics`: the event of a visible item, for calendars, until it is over. */
export function serveCalendarFiles(app: FastifyInstance, platform: Platform): void {
  const { store, config } = platform
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/events/:file',
    async handler({ params }, reply) {
      const [, name] = /^(.+)\.ics$/.exec(params.file) ?? []
      const isPermalink = permalink.safeParse(name).success
      const viewing = viewingOf(platform)
      const row = isPermalink && (await findVisibleNewsByPermalink(store, viewing, name ?? ''))
      const event = row && eventIn(row.event)
      if (!row || !event || endOf(event) <= viewing.now) throw notFound()
      const address = app.server.address()
      const port = typeof address === 'object' ? address?.port : undefined
      reply.headers({
        'cache-control': 'public, max-age=0, must-revalidate',
        'content-disposition': `attachment; filename="${row.permalink}.ics"`,
      })
      return reply
        .type('text/calendar; charset=utf-8')
        .send(calendarFile(row, event, publicOrigin(config, port)))
    },
  })
}

type Announced = Pick<
  NewsRow,
  'id' | 'language' | 'title' | 'summary' | 'permalink' | 'version' | 'updated_at'
>

/** One event by RFC 5545, its times in UTC: every calendar shows them in its own zone. */
export function calendarFile(row: Announced, event: NewsEvent, origin: string): string {
  const language = `LANGUAGE=${localeOf[row.language]}`
  const page = origin + pathOf(row.language, row.permalink)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escape(brand.name)}//Events//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${row.id}@${new URL(origin).hostname}`,
    `DTSTAMP:${time(row.updated_at)}`,
    `SEQUENCE:${row.version}`,
    `DTSTART:${time(event.start)}`,
    event.end && `DTEND:${time(event.end)}`,
    `SUMMARY;${language}:${escape(row.title)}`,
    row.summary && `DESCRIPTION;${language}:${escape(row.summary)}`,
    event.place && `LOCATION;${language}:${escape(event.place)}`,
    `URL:${event.link ?? page}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.flatMap((line) => (line ? [`${folded(line)}\r\n`] : [])).join('')
}

const time = (iso: string) => iso.replace(/[-:]|\.\d+/g, '')

const escape = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const maxOctets = 75

/** No line is longer than 75 octets; the next begins with a space. No character is split. */
function folded(line: string): string {
  let octets = 0
  let text = ''
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > maxOctets) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}
