import { expect, test } from 'vitest'
import type { DemoRequest } from '../contract.ts'
import { choosesMine, notePlaces } from './note-conflict.ts'

const current = (note: string | null) => ({ note, version: 3 }) as DemoRequest
const conflict = { who: 'Ada', outcome: 'save' } as const

test('where somebody has set another state alone, the notes are in no conflict', () => {
  expect(notePlaces({ base: 'Called', mine: 'Called twice', current: current('Called') })).toEqual(
    [],
  )
  expect(notePlaces({ base: '', mine: 'Called', current: current(null) })).toEqual([])
})

test('two notes are in conflict, and theirs counts until mine is chosen', () => {
  const both = { ...conflict, base: '', mine: 'Called', current: current('Wrote a mail') }
  expect(notePlaces(both)).toEqual([
    {
      key: 'note',
      field: 'Note',
      changed: 'both',
      base: '',
      theirs: 'Wrote a mail',
      mine: 'Called',
    },
  ])
  expect(choosesMine(both, {})).toBe(false)
  expect(choosesMine(both, { note: 'mine' })).toBe(true)
})

test('a draft whose beginning is not known is compared with what is stored', () => {
  const [place] = notePlaces({ base: undefined, mine: 'Called', current: current('Wrote a mail') })
  expect(place).toMatchObject({ changed: 'both', base: null })
})
