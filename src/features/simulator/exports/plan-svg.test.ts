import { expect, test } from 'vitest'
import { planOf } from '../planner/templates.ts'
import type { PlanColours } from '../drawing/plan-colours.ts'
import { planSvg } from './plan-svg.ts'

const colours = new Proxy({}, { get: () => '#123456' }) as PlanColours
const classes = { fine: 'fine', good: 'good', weak: 'weak', none: 'none' }
const area = { left: 0, right: 10, bottom: 0, top: 5 }
const areas = { fine: [area], good: [area], weak: [area], none: [area] }
const plan = planOf('medium-store')

test('a drawing has its lines, a scale bar, the four classes and every anchor with its number', () => {
  const svg = planSvg({ plan, areas, colours, classes, lines: ['Hall', 'Version 1'] })
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text)
  const numbers = plan.anchors.map((_, index) => String(index + 1))
  expect(texts).toEqual([...numbers, '20 m', 'Hall', 'Version 1', 'fine', 'good', 'weak', 'none'])
  expect(svg).not.toMatch(/NaN|undefined/)
})

test('without a map nothing is said of classes', () => {
  const svg = planSvg({ plan, colours, classes, lines: ['Hall'] })
  expect(svg).not.toContain('>fine<')
})

test('the name of a plan is text, whatever it contains', () => {
  const name = '</text><script>alert(1)</script>"&\u0001'
  const svg = planSvg({ plan, colours, classes, lines: [name] })
  expect(svg).not.toContain('<script')
  expect(svg).not.toContain('\u0001')
})
