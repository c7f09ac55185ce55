import { expect, test } from 'vitest'
import { namesOfRecords } from './personal-data.tsx'

test('records have the names of the other screens, and what none of them names stays as stored', () => {
  const { leads, subscriptions, mails } = namesOfRecords
  expect([leads.field('state'), leads.value('state', 'doubtful')]).toEqual([
    'Status',
    'Possible spam',
  ])
  expect([leads.field('country'), leads.value('country', 'PT')]).toEqual(['Country', 'Portugal'])
  expect(leads.value('name', 'PT')).toBe('PT')
  expect([leads.field('created_at'), mails.field('created_at')]).toEqual(['Received', 'Created'])
  expect([subscriptions.field('state'), subscriptions.value('state', 'pending')]).toEqual([
    'Status',
    'Unconfirmed',
  ])
  expect([mails.field('kind'), mails.value('kind', 'mail')]).toEqual(['Type', 'Email'])
  expect([mails.value('state', 'waiting'), mails.value('state', 'unheard of')]).toEqual([
    'Queued',
    'unheard of',
  ])
  expect([mails.field('subject'), mails.value('subject', 'mail')]).toEqual([undefined, undefined])
})
