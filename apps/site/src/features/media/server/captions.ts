import type { FastifyInstance } from 'fastify'
import { getItem } from '@repo/platform/content/server/lists/lists.ts'
import { isVisibleAt, viewingOf } from '@repo/platform/content/server/lists/visibility.ts'
import { notFound } from '@repo/platform/server/http/http-error.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { timedLines, type TimedLine } from '../timed-lines.ts'
import { media } from './service.ts'

export const captionsPath = (id: string) => `/videos/${id}.vtt`

/** Sentences with a time, which a player shows one after the other. */
export const hasCaptions = (lines: readonly TimedLine[]) =>
  lines.some(({ start, isChapter }) => start !== undefined && !isChapter)

/** `/videos/<id>.vtt`: the captions of a visible video, from the timed sentences of its description. */
export function serveCaptions(app: FastifyInstance, platform: Platform): void {
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/videos/:file',
    async handler({ params }, reply) {
      const [, id] = /^([\w-]+)\.vtt$/.exec(params.file) ?? []
      if (!id) throw notFound()
      const row = await getItem(platform.store.db, media, id)
      const lines = timedLines(row.description)
      if (!isVisibleAt(media, row, viewingOf(platform).now) || !hasCaptions(lines)) throw notFound()
      reply.header('cache-control', 'public, max-age=0, must-revalidate')
      return reply.type('text/vtt; charset=utf-8').send(captionsOf(lines))
    },
  })
}

/** Seconds for which the last caption stays. */
const last = 8

/** WebVTT; a caption stays until the next line with a time. */
export function captionsOf(lines: readonly TimedLine[]): string {
  const timed = lines.flatMap(({ start, ...line }) =>
    start === undefined ? [] : { ...line, start },
  )
  const cues = timed.flatMap(({ start, text, isChapter }) => {
    const end = timed.find((next) => next.start > start)?.start ?? start + last
    return isChapter ? [] : `${stamp(start)} --> ${stamp(end)}\n${escape(text)}\n`
  })
  return ['WEBVTT\n', ...cues].join('\n')
}

const stamp = (seconds: number) => `${new Date(1000 * seconds).toISOString().slice(11, 19)}.000`

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
