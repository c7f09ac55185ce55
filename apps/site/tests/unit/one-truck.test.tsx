import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { floorErrors } from '@repo/hall/sample-hall/floor-errors.ts'
import { stateAt } from '@repo/pictures/floor/engine.ts'
import { stillFloor } from '@repo/pictures/floor/still-floor.ts'
import { stillTime } from '@repo/pictures/floor/still-time.ts'
import { floorWords } from '@repo/pictures/words/index.ts'
import { technology } from '@repo/platform/facts/claims.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { featuresPage } from '#src/pages/features/index.tsx'
import { Hero } from '#src/pages/home/hero.tsx'
import { positionsAnswer } from '#src/pages/iot-platform/rest-example.ts'
import { featuresWords } from '#words/index.ts'

const { movers } = stateAt({ ...stillFloor(), errors: floorErrors() }, stillTime)
const errorOf = (truck: string) => movers.find(({ id }) => id === truck)?.error ?? NaN
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

/** A truck in the picture of the home page: its title, then its rows. */
function readout(html: string, truck: string, label: string): string | undefined {
  const [, rows = ''] = new RegExp(`>${truck}, [^<]*</text>(.*?)</g>`).exec(html) ?? []
  return new RegExp(`>${label}</text><text[^>]*>([^<]*)`).exec(rows)?.[1]
}

test.each(langs)('%s: one truck has one error on every page', (lang) => {
  const hero = renderToStaticMarkup(<Hero lang={lang} />)
  const error = `${errorOf('F-12')}\u00a0cm`
  expect(readout(hero, 'F-12', floorWords[lang].live.error)).toBe(error)
  const props = { lang, name: 'features', data: undefined, query: {} }
  const features = textOf(renderToStaticMarkup(<featuresPage.View {...props} />))
  expect(features).toContain(`${featuresWords[lang].fields.error} ${error.replace('\u00a0', ' ')}`)
  expect(featuresWords[lang].fields.error).toBe(floorWords[lang].live.error)
})

test('the example of the interface has the same error in metres', () => {
  const [answer] = JSON.parse(positionsAnswer()) as { tag: string; uncertainty: number }[]
  expect(answer?.uncertainty).toBe(errorOf(answer?.tag ?? '') / 100)
})

test('the claim is stated beside the picture, not by a truck in it', () => {
  const hero = renderToStaticMarkup(<Hero lang="en" />)
  const [picture = '', facts = ''] = hero.split('</svg>')
  expect(picture).not.toContain(`up to ${technology.accuracyCm}`)
  expect(facts).toContain(`up to ${technology.accuracyCm}`)
})
