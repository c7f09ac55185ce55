import { mkdir, writeFile } from 'node:fs/promises'
import { filmNames } from '@repo/site/features/media/demo/names.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { startBuiltServer } from '@repo/platform/testing/built-server.ts'
import { launchChromium } from '@repo/platform/testing/chromium.ts'
import { ensureBuilt } from '@repo/site/bundler/build-stamp.ts'
import { encode } from './demo-films/encode.ts'
import { filmPlans } from './demo-films/films.ts'
import { picture, record } from './demo-films/record.ts'

const target = 'apps/site/src/features/media/demo'
const bitrate = 150_000

if (!ensureBuilt()) process.exit(1)
const server = await startBuiltServer()
const browser = await launchChromium()
try {
  const { width, height } = picture
  const viewport = { width, height }
  const context = await browser.newContext({ viewport, bypassCSP: true, serviceWorkers: 'block' })
  const encoder = await context.newPage()
  await encoder.goto(`${server.url}/en/terms`)
  for (const lang of langs) {
    await mkdir(`${target}/${lang}`, { recursive: true })
    for (const name of filmNames) {
      const plan = filmPlans[name]
      const frames = record(context, `${server.url}/${lang}/${plan.path}`, plan)
      const film = await encode(encoder, frames, { ...picture, bitrate })
      await writeFile(`${target}/${lang}/${name}.mp4`, film)
      console.log(`${lang}/${name}.mp4: ${film.length} bytes`)
    }
  }
} finally {
  await browser.close()
  await server.stop()
}
