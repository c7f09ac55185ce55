import { expect, test } from 'vitest'
import { formatOpening, formatTime } from './opening.ts'

test.each([
  ['en', 'Mon–Fri 09:00–17:30, Sat 10:00–14:00'],
  ['de', 'Mo–Fr 9:00–17:30\u00a0Uhr, Sa 10:00–14:00\u00a0Uhr'],
  ['es', 'lun–vie 9:00–17:30\u00a0h, sáb 10:00–14:00\u00a0h'],
  ['fr', 'lun.–ven. 9\u00a0h\u00a000–17\u00a0h\u00a030, sam. 10\u00a0h\u00a000–14\u00a0h\u00a000'],
  ['it', 'lun–ven 9:00–17:30, sab 10:00–14:00'],
  ['pt', 'segunda–sexta 9h00–17h30, sábado 10h00–14h00'],
] as const)('%s: opening hours are written as the language writes them', (lang, text) => {
  expect(formatOpening(lang, 'Mo-Fr 09:00-17:30; Sa 10:00-14:00')).toBe(text)
})

test.each([
  ['en', '06:05'],
  ['de', '6:05\u00a0Uhr'],
  ['es', '6:05\u00a0h'],
  ['fr', '6\u00a0h\u00a005'],
  ['it', '6:05'],
  ['pt', '6h05'],
] as const)('%s: so is a time of day', (lang, text) => {
  expect(formatTime(lang, '06:05')).toBe(text)
})
