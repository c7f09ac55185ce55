import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Page } from 'playwright-core'
import {
  filmNames,
  filmPath,
  posterPath,
  sharedFilms,
  type FilmName,
} from '@repo/site/features/media/demo/names.ts'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { startBuiltServer } from '@repo/platform/testing/built-server.ts'
import { launchChromium } from '@repo/platform/testing/chromium.ts'
import { ensureBuilt } from '@repo/site/bundler/build-stamp.ts'
import { encode } from './demo-films/encode.ts'
import { filmPlans, posterAt } from './demo-films/films.ts'
import { posterOf } from './demo-films/poster.ts'
import { picture, record } from './demo-films/record.ts'
import { recordShiftFilm } from './demo-films/record-shift.ts'

/** Arguments: the films to make, all unless given; `posters` makes the stills of the films there are. */
const asked = process.argv.slice(2)
const target = 'apps/site/src/features/media/demo'
const bitrate = 150_000

if (!ensureBuilt()) process.exit(1)
const server = await startBuiltServer({ SEED: 'none' })
const browser = await launchChromium()
try {
  const { width, height } = picture
  const viewport = { width, height }
  const context = await browser.newContext({ viewport, bypassCSP: true, serviceWorkers: 'block' })
  const openPage = async (path: string) => {
    const page = await context.newPage()
    await page.goto(server.url + path)
    return page
  }
  const encoder = await openPage('/en/terms')
  const write = async (path: string, bytes: Buffer) => {
    await mkdir(dirname(`${target}/${path}`), { recursive: true })
    await writeFile(`${target}/${path}`, bytes)
    console.log(`${path}: ${bytes.length} bytes`)
  }
  const make = async (name: FilmName, lang: Lang): Promise<Buffer> => {
    if (name === 'shift')
      return recordShiftFilm(await openPage('/en/logistics'), { ...picture, bitrate })
    const plan = filmPlans[name]
    const frames = record(context, `${server.url}/${lang}/${plan.path}`, plan)
    return encode(encoder, frames, { ...picture, bitrate })
  }
  for (const name of filmNames)
    for (const lang of sharedFilms.has(name) ? (['en'] as const) : langs)
      await makeFilm(encoder, name, lang, { make, write })
} finally {
  await browser.close()
  await server.stop()
}

interface Making {
  make: (name: FilmName, lang: Lang) => Promise<Buffer>
  write: (path: string, bytes: Buffer) => Promise<void>
}

async function makeFilm(page: Page, name: FilmName, lang: Lang, { make, write }: Making) {
  const isMade = !asked.length || asked.includes(name)
  if (!isMade && !asked.includes('posters')) return
  const film = isMade ? await make(name, lang) : await readFile(`${target}/${filmPath(name, lang)}`)
  if (isMade) await write(filmPath(name, lang), film)
  await write(posterPath(name, lang), await posterOf(page, film, posterAt[name]))
}
