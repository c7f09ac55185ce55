import { displayNames } from '@repo/platform/i18n/display-names.ts'
import { formatDateTime } from '@repo/platform/i18n/format.ts'
import type { Mail } from '@repo/platform/server/outbox/table.ts'
import { fieldOf, fieldsIn, type FieldName } from '../fields.ts'
import { fieldLabels, valueText } from '../messages/english.ts'
import type { DemoRequestRow } from './table.ts'
import { withUnicodeDomains } from '@repo/platform/rest/unicode-domains.ts'

/** Long texts come after the facts. */
const isLong = (name: FieldName) => fieldOf(name).control === 'text'
const facts = fieldsIn('mail').filter((name) => !isLong(name))
const texts = fieldsIn('mail').filter(isLong)

/** The email that reports a new demo request to the team and links to it; a reply goes to the visitor. */
export function notificationOf(demoRequest: DemoRequestRow, team: string, origin: string): Mail {
  const { language } = demoRequest
  const lines: [label: string, value: string | null | undefined][] = [
    ...facts.map((name): [string, string | null] => [
      fieldLabels[name],
      name === 'email' ? withUnicodeDomains(demoRequest.email) : valueText(name, demoRequest[name]),
    ]),
    ['Language', language && displayNames('en', 'language').of(language)],
    ['Received', formatDateTime('en', demoRequest.created_at, 'UTC')],
  ]
  const long = texts.flatMap((name) =>
    demoRequest[name] ? ['', `${fieldLabels[name]}:`, demoRequest[name]] : [],
  )
  return {
    to: team,
    replyTo: demoRequest.email,
    subject: `Demo request from ${demoRequest.company}`,
    text: [
      ...lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])),
      ...long,
      '',
      linkTo(demoRequest, origin),
    ].join('\n'),
  }
}

const linkTo = ({ id }: DemoRequestRow, origin: string) =>
  `Open the request in the back office: ${origin}/backoffice/leads/${id}`
