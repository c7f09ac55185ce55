import { afterEach, expect, test, vi } from 'vitest'
import { prefill } from './prefill.ts'

afterEach(() => void vi.unstubAllGlobals())

function prefilled(hash: string, written = '') {
  vi.stubGlobal('location', { hash, origin: 'https://trilane.example' })
  const controls = { comments: { value: written }, company: { value: '' } }
  const kind = prefill(controls, 'en', 'My estimate')
  return { kind, comments: controls.comments.value, company: controls.company.value }
}

test('a text of another page stands above what was written, and is called no estimate', () => {
  const text = 'I have drawn a hall plan: Hall 7\n3,000 m²'
  const hash = `#comments=${encodeURIComponent(text)}`
  expect(prefilled(hash, 'Call me')).toEqual({
    kind: 'comments',
    comments: `${text}\n\nCall me`,
    company: '',
  })
  expect(prefilled(hash, `${text}\n\nCall me`).comments).toBe(`${text}\n\nCall me`)
})

test('an estimate brings its summary, its link and the fields that it has too', () => {
  expect(prefilled('#estimate=area=3000&companyName=Acme&summary=Payback%2014%20months')).toEqual({
    kind: 'estimate',
    comments:
      'Payback 14 months\nMy estimate: https://trilane.example/en/pricing#area=3000&companyName=Acme',
    company: 'Acme',
  })
})

test.each(['', '#form', '#comments=', '#p=1.abc'])('%j prefills nothing', (hash) => {
  expect(prefilled(hash, 'Call me')).toEqual({ kind: undefined, comments: 'Call me', company: '' })
})
