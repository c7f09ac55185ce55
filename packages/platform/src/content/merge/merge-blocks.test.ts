import { describe, expect, test } from 'vitest'
import { chosenBlocks, mergeBlocks, type Choice, type Passage } from './merge-blocks.ts'

const blocks = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`)
const textOf = (all: readonly string[]) => all.map((block) => block.replace(/<\/?p>/g, ''))

const [arrival, night, price] = [
  'Trucks arrive at the gate',
  'The night shift counts pallets',
  'A price holds for ninety days',
]

/** What differs: who changed it, from what, to theirs and mine. */
const differing = (passages: readonly Passage[]) =>
  passages
    .filter(({ changed }) => changed)
    .map(({ changed, theirs, mine }) => [changed, textOf(theirs), textOf(mine)])

const merged = (passages: readonly Passage[], ofConflicts: Choice = 'theirs') =>
  textOf(
    passages.flatMap((passage) =>
      chosenBlocks(passage, passage.changed === 'both' ? ofConflicts : (passage.changed ?? 'mine')),
    ),
  )

const of = (base: string[], theirs: string[], mine: string[]) =>
  mergeBlocks({ base: blocks(...base), theirs: blocks(...theirs), mine: blocks(...mine) })

describe('without a conflict', () => {
  test('neighbouring blocks that two have changed are both kept', () => {
    const passages = of(
      [arrival, night, price],
      [arrival, `${night} twice`, price],
      [`${arrival} early`, night, `${price} at least`],
    )
    expect(differing(passages)).toEqual([
      ['mine', [arrival], [`${arrival} early`]],
      ['theirs', [`${night} twice`], [night]],
      ['mine', [price], [`${price} at least`]],
    ])
    expect(merged(passages)).toEqual([`${arrival} early`, `${night} twice`, `${price} at least`])
  })

  test('blocks that both add at one place are all kept, those that are the same once', () => {
    const passages = of([arrival], [arrival, 'Both', 'Theirs'], [arrival, 'Both', 'Mine'])
    expect(merged(passages)).toEqual([arrival, 'Both', 'Theirs', 'Mine'])
  })

  test('a block that one deletes is gone, a change of its neighbour stays', () => {
    const passages = of(
      [arrival, night, price],
      [arrival, price],
      [`${arrival} early`, night, price],
    )
    expect(merged(passages)).toEqual([`${arrival} early`, price])
  })

  test('a changed block is found again beside those that the other one adds', () => {
    const passages = of(
      [arrival, night],
      ['New', 'Newer', `${arrival} late`, night],
      [arrival, `${night} twice`],
    )
    expect(merged(passages)).toEqual(['New', 'Newer', `${arrival} late`, `${night} twice`])
    expect(passages.map(({ changed }) => changed)).toEqual(['theirs', 'mine'])
  })

  test('a block that moves is deleted and added', () => {
    const passages = of(
      [arrival, night, price],
      [night, price, arrival],
      [arrival, night, `${price} at least`],
    )
    expect(merged(passages)).toEqual([night, `${price} at least`, arrival])
  })
})

describe('a conflict', () => {
  test('is a block that both have changed, or one has changed and the other deleted', () => {
    const passages = of(
      [arrival, night, price],
      [`${arrival} late`, `${night} twice`, price],
      [`${arrival} early`, price],
    )
    expect(differing(passages)).toEqual([
      ['both', [`${arrival} late`], [`${arrival} early`]],
      ['both', [`${night} twice`], []],
    ])
    expect(merged(passages, 'both')).toEqual([
      `${arrival} late`,
      `${arrival} early`,
      `${night} twice`,
      price,
    ])
  })

  test('has both halves of a block that was split', () => {
    const long = 'Anchors stand every twenty metres and tags answer them four times a second'
    const passages = of(
      [long, price],
      [`${long} at night`, price],
      ['Anchors stand every twenty metres', 'and tags answer them four times a second', price],
    )
    expect(differing(passages)).toEqual([
      [
        'both',
        [`${long} at night`],
        ['Anchors stand every twenty metres', 'and tags answer them four times a second'],
      ],
    ])
  })

  test('is not what both have changed alike', () => {
    expect(differing(of([arrival, night], [`${arrival} late`], [`${arrival} late`]))).toEqual([])
  })

  test('is all that two have written into an empty text', () => {
    expect(differing(of([], ['Theirs'], ['Mine']))).toEqual([['both', ['Theirs'], ['Mine']]])
  })
})

test('without a base, blocks of one version are kept, and differing blocks are a conflict', () => {
  const compare = (theirs: string[], mine: string[]) =>
    mergeBlocks({ base: undefined, theirs: blocks(...theirs), mine: blocks(...mine) })
  const passages = compare([arrival, night, price], [`${arrival} early`, 'New', price, 'End'])
  expect(differing(passages)).toEqual([
    ['both', [arrival], [`${arrival} early`]],
    ['both', [night], ['New']],
    ['mine', [], ['End']],
  ])
  expect(differing(compare([arrival, night], [night]))).toEqual([['theirs', [arrival], []]])
})

test('a text of many blocks is merged at once, even where nothing of it is left', () => {
  const many = (word: string) =>
    Array.from({ length: 2_000 }, (_, n) => `${word} ${n} ${'x '.repeat(40)}`)
  const begun = performance.now()
  expect(differing(of(many('a'), many('b'), many('a').slice(1)))).not.toEqual([])
  expect(performance.now() - begun).toBeLessThan(2_000)
})
