import { expect, test } from 'vitest'
import { glide, placeCallouts, type Rectangle, type Room, type Wish } from './placement.ts'

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

test('a callout glides to a new place and arrives', () => {
  const target = new Map([['a', [100, 0] as const]])
  let place = glide(new Map([['a', [0, 0] as const]]), target)
  expect(place.get('a')?.[0]).toBeGreaterThan(0)
  for (let frame = 0; frame < 30; frame += 1) place = glide(place, target)
  expect(place.get('a')).toEqual([100, 0])
})
