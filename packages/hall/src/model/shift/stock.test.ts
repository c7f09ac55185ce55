import { expect, test } from 'vitest'
import { searchFor } from './booking.ts'
import { exampleShift, shiftHallNames } from '#testing/example-shift.ts'
import { classOfArticle } from './orders.ts'
import { switchesOff, switchesOn } from './switches.ts'
import type { Stock } from './stock.ts'

const palletsOf = (stock: Stock) =>
  Array.from({ length: stock.storage.count }, (_, place) => stock.palletAt(place) ?? [])
    .flat()
    .map((pallet) => ({ ...pallet, article: pallet.article }))

test.each(shiftHallNames)('%s: at the start most places hold a pallet, by class', (name) => {
  const { stock } = exampleShift(name).floor
  const pallets = palletsOf(stock)
  expect(pallets.length / stock.storage.count).toBeCloseTo(0.85, 1)
  expect(new Set(pallets.map(({ age }) => age)).size).toBe(pallets.length)
  for (const { article, booked } of pallets)
    expect(stock.storage.thirdOf(booked)).toBe(classOfArticle(article))
  const wrong = pallets.filter(({ place, booked }) => place !== booked).length
  expect(wrong / pallets.length).toBeGreaterThan(0.012)
  expect(wrong / pallets.length).toBeLessThan(0.023)
})

test('with location pallets are booked where they stand, in a hall with fine positions', () => {
  const { stock } = exampleShift('default', { switches: { ...switchesOff, find: true } }).floor
  const pallets = palletsOf(stock)
  const wrong = pallets.filter(({ place, booked }) => place !== booked)
  expect(wrong.length / pallets.length).toBeLessThan(0.01)
})

test.each([switchesOff, switchesOn])(
  'at all times each pallet is in one place or on one truck, %o',
  (switches) => {
    const shift = exampleShift('mediumStore', { switches, mistakes: 0.1 })
    const { stock, trucks, figures, record } = shift.floor
    const atStart = palletsOf(stock).length
    let put = 0
    while (!shift.isOver) {
      shift.advance(shift.time + 60)
      const pallets = palletsOf(stock)
      const carried = trucks.flatMap(({ job, isLoaded }) => (isLoaded && job?.pallet) || [])
      expect(new Set([...pallets, ...carried].map(({ age }) => age)).size).toBe(
        pallets.length + carried.length,
      )
      pallets.forEach(({ place }) => expect(stock.palletAt(place)?.place).toBe(place))
      const done = new Set(record.log.flatMap(({ kind, order }) => (kind === 'done' ? order : [])))
      const retrieved = new Set(carried.map(({ age }) => age)).size
      expect(done.size).toBe(figures.reduce((sum, truck) => sum + truck.done, 0))
      put = pallets.length + retrieved - atStart
    }
    const times = shift.floor.times
    const putaways = times.filter(({ isRetrieval }) => !isRetrieval).length
    expect(put).toBe(putaways - (times.length - putaways))
  },
)

test('a search looks left and right in turn, four seconds at each position, for three minutes', () => {
  const { storage } = exampleShift('default').floor.stock
  const booked = storage.shifted(0, 30)!
  const at = (positions: number) =>
    searchFor(storage, { booked, place: storage.shifted(booked, positions)! })
  expect(at(0)).toBeUndefined()
  expect(at(-1)).toEqual({ seconds: 4, found: true })
  expect(at(1)).toEqual({ seconds: 8, found: true })
  expect(at(5)).toEqual({ seconds: 40, found: true })
  const elsewhere = storage.acrossFrom(booked, 1)
  expect(searchFor(storage, { booked, place: elsewhere })).toEqual({ seconds: 180, found: false })
})

test('the oldest pallet of an article goes first, and a lost one never comes back', () => {
  const { stock } = exampleShift('mediumStore').floor
  const oldest = stock.oldestOf(5)!
  const ages = palletsOf(stock).flatMap(({ article, age }) => (article === 5 ? age : []))
  expect(oldest.age).toBe(Math.min(...ages))
  stock.promise(oldest)
  expect(stock.oldestOf(5)!.age).toBe(ages.toSorted((a, b) => a - b)[1])
})
