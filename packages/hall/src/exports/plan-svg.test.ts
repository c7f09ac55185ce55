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

test.each([1, 1.6])(
  'letters %f times as large: what is written fits below a narrow hall',
  (letters) => {
    const narrow = {
      ...plan,
      outline: [
        [0, 0],
        [12, 0],
        [12, 90],
        [0, 90],
      ] as const,
    }
    const lines = ['Hall', '56.8% fine, 20% good, 15.8% weak, 7.3% no position']
    const svg = planSvg({ plan: narrow, areas, colours, classes, lines, letters })
    const [, , width = 0, height = 0] = /viewBox="([^"]+)"/.exec(svg)![1]!.split(' ').map(Number)
    const texts = [
      ...svg.matchAll(/<text x="([^"]+)" y="([^"]+)" font-size="([^"]+)"[^>]*>([^<]+)/g),
    ]
    for (const [, x, y, size, text] of texts.slice(plan.anchors.length)) {
      expect(Number(x) + text!.length * Number(size) * 0.5).toBeLessThan(width)
      expect(Number(y)).toBeLessThan(height)
    }
    expect(texts.at(-1)?.[3]).toBe(String(Math.round(135 * letters) / 100))
  },
)
