import { expect, test } from 'vitest'
import { permalinkError, permalinkNear, proposePermalink } from './propose-permalink.ts'

test.each([
  ['What “up to 10 cm” means, and how we check it', 'what-up-to-10-cm-means-and-how-we-check-it'],
  ['Größe, Öl und Übergänge: Maße', 'groesse-oel-und-uebergaenge-masse'],
  ['Précision à l’entrepôt : œuvre achevée', 'precision-a-l-entrepot-oeuvre-achevee'],
  ['Año de señales', 'ano-de-senales'],
  ['Posição e latência', 'posicao-e-latencia'],
  ['Don’t stop', 'dont-stop'],
  ['20 % less, 5 m²', '20-percent-less-5-m2'],
  ['Gabel\u00adstapler\u00adortung', 'gabelstaplerortung'],
  ['Proﬁt and ﬂeet: CO₂', 'profit-and-fleet-co2'],
  ['ØRSTED, Łódź, İzmir', 'orsted-lodz-izmir'],
  ['  –  ', ''],
])('the permalink of “%s” is written in a-z, 0-9 and -', (title, permalink) => {
  expect(proposePermalink(title)).toBe(permalink)
})

test('a long title is cut at a word, within 120 characters', () => {
  const permalink = proposePermalink('anchor '.repeat(40))
  expect(permalink.length).toBeLessThanOrEqual(120)
  expect(permalink).toMatch(/^(anchor-)+anchor$/)
  expect(proposePermalink('x'.repeat(200))).toHaveLength(120)
})

test.each([
  ['Fewer Forklifts at Night!', /a to z/, 'fewer-forklifts-at-night'],
  ['pricing', /A page of the site/, 'pricing-article'],
  ['Größe', /a to z/, 'groesse'],
  ['x'.repeat(121), /120/, 'x'.repeat(120)],
])('of “%s” it says what is wrong, and proposes another', (typed, error, proposal) => {
  expect(permalinkError(typed)).toMatch(error)
  expect(permalinkNear(typed)).toBe(proposal)
  expect(permalinkError(proposal)).toBeUndefined()
})
