import { expect, test } from 'vitest'
import {
  noNotifications,
  reduceNotifications,
  type AdminNotification,
  type NotificationEvent,
  type NotificationState,
} from './notification-state.ts'

const saved: AdminNotification = {
  id: 'm1',
  datetime: '2026-11-20T09:00:00.000Z',
  message: 'Saved',
  type: 'success',
}

const after = (state: NotificationState, ...events: NotificationEvent[]) =>
  events.reduce(reduceNotifications, state)

const shown = after(noNotifications, { type: 'raised', notification: saved })

test('A feedback message can be closed', () => {
  const leaving = after(shown, { type: 'dismissed', id: 'm1' })
  expect(leaving.leaving.has('m1')).toBe(true)
  expect(after(leaving, { type: 'faded', ids: ['m1'] }).shown).toEqual([])
})

test('a closed message stays in the history, of which the last 20 are kept', () => {
  const many = Array.from({ length: 25 }, (_, index): NotificationEvent => ({
    type: 'raised',
    notification: { ...saved, id: `m${index}` },
  }))
  const { history } = after(noNotifications, ...many)
  expect(history).toHaveLength(20)
  expect(history[0]?.id).toBe('m24')
  expect(after(shown, { type: 'faded', ids: ['m1'] }).history).toEqual([saved])
})

test('an action can be taken once', () => {
  const notification = { ...saved, action: { label: 'Undo', run: () => {} } }
  const state = after(
    noNotifications,
    { type: 'raised', notification },
    { type: 'acted', id: 'm1' },
  )
  expect(state.history[0]?.action).toBeUndefined()
  expect(state.leaving.has('m1')).toBe(true)
})

test('what was done last can be taken back after its message has gone', () => {
  const undo = { label: 'Undo', run: () => {} }
  const hidden = { ...saved, id: 'm2', message: 'Hidden', action: undo }
  const gone = after(
    noNotifications,
    { type: 'raised', notification: hidden },
    { type: 'raised', notification: { ...saved, type: 'error' } },
    { type: 'faded', ids: ['m1', 'm2'] },
  )
  expect(gone.reversible).toBe(hidden)
  expect(after(gone, { type: 'acted', id: 'm2' }).reversible).toBeNull()
  expect(after(gone, { type: 'settled' }).reversible).toBeNull()
  expect(after(gone, { type: 'settled' }).history[1]?.action).toBe(undo)
  const next = { ...hidden, id: 'm3' }
  expect(after(gone, { type: 'raised', notification: next }).reversible).toBe(next)
})

test('after a later save nothing earlier is offered to be taken back', () => {
  const undo = { label: 'Undo', run: () => {} }
  const hidden = { ...saved, id: 'm2', message: 'Hidden', action: undo }
  const state = after(
    noNotifications,
    { type: 'raised', notification: hidden },
    { type: 'raised', notification: saved },
  )
  expect(state.reversible).toBeNull()
})

test('messages are counted until the history is opened', () => {
  const two = after(shown, { type: 'raised', notification: { ...saved, id: 'm2' } })
  expect(two.unread).toBe(2)
  expect(after(two, { type: 'read' }).unread).toBe(0)
})
