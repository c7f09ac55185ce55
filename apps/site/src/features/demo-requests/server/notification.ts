import { displayNames } from '@repo/platform/i18n/display-names.ts'
import type { Mail } from '@repo/platform/server/outbox/table.ts'
import { demoRequestWords } from '../messages/words.ts'
import type { DemoRequestRow } from './table.ts'
import { withUnicodeDomains } from '@repo/platform/rest/unicode-domains.ts'

const { form, industries, useCases } = demoRequestWords.en
const { labels } = form

/** The email that tells the team of a new demo request and leads to it; a reply goes to the visitor. */
export function notificationOf(demoRequest: DemoRequestRow, team: string, origin: string): Mail {
  const { industry, usecase, language } = demoRequest
  const facts: [label: string, value: string | null | undefined][] = [
    [labels.name, demoRequest.name],
    [labels.email, withUnicodeDomains(demoRequest.email)],
    [labels.phone, demoRequest.phone],
    [labels.country, displayNames('en', 'region').of(demoRequest.country)],
    [labels.company, demoRequest.company],
    [labels.jobtitle, demoRequest.jobtitle],
    [labels.industry, industry && industries[industry]],
    [labels.subsector, demoRequest.subsector],
    [labels.usecase, usecase && useCases[usecase]],
    ['Language', language && displayNames('en', 'language').of(language)],
    ['Received', demoRequest.created_at],
  ]
  const lines = facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
  const comments = demoRequest.comments ? ['', `${labels.comments}:`, demoRequest.comments] : []
  return {
    to: team,
    replyTo: demoRequest.email,
    subject: `Demo request from ${demoRequest.company}`,
    text: [...lines, ...comments, '', linkTo(demoRequest, origin)].join('\n'),
  }
}

const linkTo = ({ id }: DemoRequestRow, origin: string) =>
  `Open the request in the back office: ${origin}/backoffice/leads/${id}`
