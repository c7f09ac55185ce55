import { expect, test } from 'vitest'
import { columnsOf, itemsInView } from './rows-in-view.ts'

const grid = { count: 5_000, columns: 4, rowHeight: 100 }

test('of thousands of files the rows in the window are drawn, and two on either side', () => {
  expect(itemsInView(grid, { top: 0, height: 900 })).toEqual({ from: 0, to: 44 })
  expect(itemsInView(grid, { top: 50_050, height: 900 })).toEqual({ from: 1_992, to: 2_048 })
  expect(itemsInView(grid, { top: 124_500, height: 900 })).toEqual({ from: 4_972, to: 5_000 })
})

test('a grid below the window, or above it, draws what is about to come', () => {
  expect(itemsInView(grid, { top: -500, height: 900 })).toEqual({ from: 0, to: 24 })
  expect(itemsInView(grid, { top: -5_000, height: 900 })).toEqual({ from: 0, to: 0 })
  expect(itemsInView({ ...grid, count: 6 }, { top: 900, height: 900 })).toEqual({ from: 6, to: 6 })
})

test('the last row may be short, and an empty grid draws nothing', () => {
  expect(itemsInView({ ...grid, count: 6 }, { top: 0, height: 900 })).toEqual({ from: 0, to: 6 })
  expect(itemsInView({ ...grid, count: 0 }, { top: 0, height: 900 })).toEqual({ from: 0, to: 0 })
})

const cards = { minWidth: 168, rowHeight: (width: number) => width / 2 }

test.each([
  [358, 2, 173 / 2],
  [1_000, 5, 190.4 / 2],
  [180, 2, 84 / 2],
])('%i px hold %i columns', (width, columns, height) => {
  expect(columnsOf(cards, width)).toEqual({ columns, rowHeight: Math.round(height) + 12 })
})

test('a list has one column at any width', () => {
  expect(columnsOf({ minWidth: Infinity, rowHeight: () => 56 }, 1_000)).toEqual({
    columns: 1,
    rowHeight: 56,
  })
})
