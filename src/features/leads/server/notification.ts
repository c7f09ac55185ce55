import type { Mail } from '#src/server/outbox/table.ts'
import type { LeadRow } from './table.ts'

/** The mail that tells the team of a new demo request; an answer goes to the visitor. */
export function notificationOf(lead: LeadRow, team: string): Mail {
  const facts: [label: string, value: string | null][] = [
    ['Name', lead.name],
    ['Email', lead.email],
    ['Phone', lead.phone],
    ['Country', lead.country],
    ['Company', lead.company],
    ['Job title', lead.jobtitle],
    ['Industry', lead.industry],
    ['Sub sector', lead.subsector],
    ['Use case', lead.usecase],
    ['Language', lead.language],
    ['Received', lead.created_at],
  ]
  const lines = facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
  const comments = lead.comments ? ['', 'Comments:', lead.comments] : []
  return {
    to: team,
    replyTo: lead.email,
    subject: `Demo request from ${lead.company}`,
    text: [...lines, ...comments].join('\n'),
  }
}
