import { expect, test } from 'vitest'
import { placeCallouts, type Rectangle, type Room, type Wish } from './placement.ts'

const room: Room = {
  frame: { x: 0, y: 0, width: 800, height: 600 },
  obstacles: [{ x: 0, y: 0, width: 300, height: 300 }],
  spared: [],
  most: 3,
}
const wish = (id: string, x: number, y: number): Wish => ({
  id,
  at: [x, y],
  width: 160,
  height: 90,
  own: { x: x - 30, y: y - 10, width: 60, height: 60 },
})

function shown(wishes: readonly Wish[], within: Room): Rectangle[] {
  const places = placeCallouts(wishes, within)
  return wishes.flatMap(({ id, at, width, height }) => {
    const offset = places.get(id)
    return offset ? [{ x: at[0] + offset[0], y: at[1] + offset[1], width, height }] : []
  })
}

function touch(a: Rectangle, b: Rectangle): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test('callouts cover neither one another nor the heading, and stay in the frame', () => {
  const rectangles = shown([wish('a', 400, 320), wish('b', 440, 350), wish('c', 780, 20)], room)
  expect(rectangles).toHaveLength(3)
  rectangles.forEach((one, index) => {
    for (const other of [...room.obstacles, ...rectangles.slice(index + 1)]) {
      expect(touch(one, other)).toBe(false)
    }
    expect(one.x >= 0 && one.x + one.width <= 800 && one.y >= 0).toBe(true)
  })
})

test('the less important callout gives way when there is room for one only', () => {
  const places = placeCallouts([wish('a', 400, 320), wish('b', 600, 450)], { ...room, most: 1 })
  expect([...places.keys()]).toEqual(['a'])
})

test('what has left the frame has no callout', () => {
  expect(shown([wish('a', -40, 320)], room)).toEqual([])
})

test('a callout stays on its side while that is free', () => {
  const last = placeCallouts([wish('a', 400, 420)], room)
  const moved = placeCallouts([wish('a', 460, 430)], room, last)
  expect(moved.get('a')).toEqual(last.get('a'))
})

test('a callout never covers what it belongs to, and goes away where there is no room beside it', () => {
  const wide = { ...wish('a', 400, 420), own: { x: 350, y: 400, width: 100, height: 60 } }
  const [box] = shown([wide], room)
  expect(box && touch(box, wide.own)).toBe(false)
  expect(shown([{ ...wide, own: room.frame }], room)).toEqual([])
})
