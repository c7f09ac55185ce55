import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Film } from './data.ts'
import { Player } from './player.tsx'

const film: Film = {
  id: 'film',
  type: 'video',
  title: 'Film',
  lines: [],
  source: {
    kind: 'own',
    url: '/film.mp4',
    mimeType: 'video/mp4',
    format: 'MP4',
    size: 1,
    addedAt: '2026-11-22T08:00:00.000Z',
  },
}

test('the name of the player has the colon of its language', () => {
  const named = (lang: 'en' | 'fr') =>
    renderToStaticMarkup(<Player lang={lang} film={film} place={1} sizes="92vw" />)
  expect(named('en')).toMatch(/aria-label="\w+: Film"/)
  expect(named('fr')).toMatch(/aria-label="\w+\u00a0: Film"/)
})
