import type { Mail } from '#src/server/outbox/table.ts'
import type { DemoRequestRow } from './table.ts'

/** The mail that tells the team of a new demo request; a reply goes to the visitor. */
export function notificationOf(demoRequest: DemoRequestRow, team: string): Mail {
  const facts: [label: string, value: string | null][] = [
    ['Name', demoRequest.name],
    ['Email', demoRequest.email],
    ['Phone', demoRequest.phone],
    ['Country', demoRequest.country],
    ['Company', demoRequest.company],
    ['Job title', demoRequest.jobtitle],
    ['Industry', demoRequest.industry],
    ['Sub sector', demoRequest.subsector],
    ['Use case', demoRequest.usecase],
    ['Language', demoRequest.language],
    ['Received', demoRequest.created_at],
  ]
  const lines = facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
  const comments = demoRequest.comments ? ['', 'Comments:', demoRequest.comments] : []
  return {
    to: team,
    replyTo: demoRequest.email,
    subject: `Demo request from ${demoRequest.company}`,
    text: [...lines, ...comments].join('\n'),
  }
}
