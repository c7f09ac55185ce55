import { expect, test } from 'vitest'
import { checkPlan } from '#src/model/check-plan.ts'
import { viewOf } from '../drawing/view.ts'
import { followKeys } from './canvas-keys.ts'
import { stepBack } from './edits.ts'
import { createPlanner, openPlan, openTemplate, type Planner } from './planner-state.ts'
import { filled, type PlannerWords } from './planner-words.ts'
import { emptyHall } from './hall-edits.ts'
import { plannerWords } from '#words/index.ts'

const words: PlannerWords = {
  ...plannerWords.en,
  number: String,
  metres: (value) => `${value} m`,
  counted: ([one = '', several = one], count) =>
    filled(count === 1 ? one : several, { count: String(count) }),
}

type Modifier = 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'

/** A canvas of 800 × 600 pixels; `press` answers with what was spoken. */
function keysOf(planner: Planner) {
  const canvas = Object.assign(new EventTarget(), { clientWidth: 800, clientHeight: 600 })
  let said = ''
  followKeys(canvas as unknown as HTMLCanvasElement, planner, words, (text) => {
    said = text
  })
  planner.set({ view: viewOf({ left: 0, right: 50, bottom: 0, top: 40 }, 800, 600) })
  return (key: string, modifier?: Modifier) => {
    said = ''
    for (const type of ['keydown', 'keyup']) {
      const event = new Event(type, { cancelable: true })
      canvas.dispatchEvent(Object.assign(event, { key, ...(modifier && { [modifier]: true }) }))
    }
    return said
  }
}

function withKeys(plan = emptyHall()) {
  const planner = createPlanner()
  openPlan(planner, plan)
  return { planner, press: keysOf(planner) }
}
const planOf = ({ state }: Planner) => state.history.plan

test('the outline: Enter adds a corner at the cursor, to the side that is nearest', () => {
  const { planner, press } = withKeys()
  planner.set({ tool: 'outline', cursor: [25, 38] })
  expect(press('Enter')).toMatch(/^Corner 4 added, 25, 38, /)
  expect(planOf(planner).outline).toEqual([
    [0, 0],
    [50, 0],
    [50, 40],
    [25, 38],
    [0, 40],
  ])
  expect(checkPlan(planOf(planner))).toEqual([])
  press('ArrowDown', 'ctrlKey')
  expect(planOf(planner).outline[3]).toEqual([25, 33])
  expect(press('Delete')).toBe('Corner 4 deleted')
  expect(planOf(planner).outline).toHaveLength(4)
  for (let step = 0; step < 3; step += 1) stepBack(planner)
  expect(planOf(planner).outline).toEqual(emptyHall().outline)
})

test('the outline: Space takes the nearest corner, Enter there halves the side after it', () => {
  const { planner, press } = withKeys()
  planner.set({ tool: 'outline', cursor: [45, 5] })
  expect(press(' ')).toMatch(/^Corner 2, 50, 0/)
  expect(press('Enter')).toMatch(/^Corner 3 added, 50, 20/)
  expect(planOf(planner).outline[2]).toEqual([50, 20])
  expect(planner.state.corner).toBe(2)
})

test('an arrow with Alt turns what is selected, with Ctrl it goes 5 m, with Shift 0.1 m', () => {
  const { planner, press } = withKeys()
  planner.set({ tool: 'rack', cursor: [20, 20] })
  press('Enter')
  press('ArrowRight', 'ctrlKey')
  press('ArrowRight', 'metaKey')
  expect(press('Enter')).toBe('Rack 1 drawn')
  planner.set({ tool: 'select' })
  expect(press('ArrowUp', 'altKey')).toBe('Rack 1 rotated')
  expect(planOf(planner).racks).toMatchObject([{ orientation: 90, length: 10, x: 23.8, y: 16.2 }])
  press('ArrowLeft', 'altKey')
  expect(planOf(planner).racks).toMatchObject([{ orientation: 0, x: 20, y: 20 }])
  press('ArrowLeft', 'ctrlKey')
  press('ArrowDown', 'shiftKey')
  expect(planOf(planner).racks).toMatchObject([{ x: 15, y: 19.9 }])
  expect(press('Delete')).toBe('Rack 1 deleted')
})

test('the cursor’s place is spoken with the anchors in sight and the error in centimetres', () => {
  const planner = createPlanner()
  openTemplate(planner, 'empty-floor')
  const press = keysOf(planner)
  expect(press('ArrowUp', 'ctrlKey')).toMatch(/^25, 25, \d+ anchors in sight, \d+ cm$/)
})
