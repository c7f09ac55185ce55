import { expect, test } from 'vitest'
import { langs, type Lang } from '#src/i18n/locales.ts'
import { permalinkError, permalinkNear, proposePermalink } from './propose-permalink.ts'

test.each<[Lang, string, string]>([
  [
    'en',
    'What “up to 10 cm” means, and how we check it',
    'what-up-to-10-cm-means-and-how-we-check-it',
  ],
  ['de', 'Größe, Öl und Übergänge: Maße', 'groesse-oel-und-uebergaenge-masse'],
  ['en', 'A visit to Müller in Köln', 'a-visit-to-mueller-in-koeln'],
  ['fr', 'Précision à l’entrepôt : œuvre achevée', 'precision-a-l-entrepot-oeuvre-achevee'],
  ['es', 'Año de señales', 'ano-de-senales'],
  ['es', 'Antigüedad y bilingüe', 'antiguedad-y-bilingue'],
  ['pt', 'Posição e latência', 'posicao-e-latencia'],
  ['en', 'Don’t stop', 'dont-stop'],
  ['en', '20 % less, 5 m²', '20-percent-less-5-m2'],
  ['de', 'Gabel\u00adstapler\u00adortung', 'gabelstaplerortung'],
  ['en', 'Proﬁt and ﬂeet: CO₂', 'profit-and-fleet-co2'],
  ['en', 'ØRSTED, Łódź, İzmir', 'orsted-lodz-izmir'],
  ['en', '  –  ', ''],
])('in %s the permalink of “%s” is written in a-z, 0-9 and -', (lang, title, permalink) => {
  expect(proposePermalink(title, lang)).toBe(permalink)
})

const signsIn: Readonly<Record<Lang, string>> = {
  en: 'r-and-d-20-percent-5-percent-a-and-b',
  de: 'r-und-d-20-prozent-5-prozent-a-und-b',
  es: 'r-y-d-20-por-ciento-5-por-ciento-a-y-b',
  fr: 'r-et-d-20-pour-cent-5-pour-cent-a-et-b',
  it: 'r-e-d-20-per-cento-5-per-cento-a-e-b',
  pt: 'r-e-d-20-por-cento-5-por-cento-a-e-b',
}

test.each(langs)(
  'in %s “&” and “%%” are words of the language, however they are written',
  (lang) => {
    expect(proposePermalink('R&D: 20 %, 5％, A ＆ B', lang)).toBe(signsIn[lang])
  },
)

test('a long title is cut at a word, within 120 characters', () => {
  const permalink = proposePermalink('anchor '.repeat(40), 'en')
  expect(permalink.length).toBeLessThanOrEqual(120)
  expect(permalink).toMatch(/^(anchor-)+anchor$/)
  expect(proposePermalink('x'.repeat(200), 'en')).toHaveLength(120)
})

test.each([
  ['Fewer Forklifts at Night!', /a to z/, 'fewer-forklifts-at-night'],
  ['pricing', /A page of the site/, 'pricing-article'],
  ['Größe', /a to z/, 'groesse'],
  ['x'.repeat(121), /120/, 'x'.repeat(120)],
])('of “%s” it says what is wrong, and proposes another', (typed, error, proposal) => {
  expect(permalinkError(typed)).toMatch(error)
  expect(permalinkNear(typed, 'de')).toBe(proposal)
  expect(permalinkError(proposal)).toBeUndefined()
})
