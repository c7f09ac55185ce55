import { createHash } from 'node:crypto'
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { langs, localeOf } from '@repo/platform/i18n/locales.ts'
import { startBuiltServer } from '@repo/platform/testing/built-server.ts'
import { launchChromium } from '@repo/platform/testing/chromium.ts'
import { ensureBuilt } from '@repo/site/bundler/build-stamp.ts'
import { documentNames } from '@repo/site/features/documents/demo/names.ts'
import { licence } from './archivo.ts'
import {
  demoDocument,
  editionDate,
  fontUrls,
  pdfFonts,
  textOf,
} from './demo-documents/documents.ts'
import { picturesOf, renderUrls } from './demo-documents/pictures.ts'
import { print } from './demo-documents/print.ts'

// Of a running site the datasheets show what its ledger knows: such documents go elsewhere.
const demo = 'apps/site/src/features/documents/demo'
const [given, target = demo] = process.argv.slice(2)

const fonts = await pdfFonts()
const fontFolder = 'apps/site/src/generated-documents/fonts'
await mkdir(fontFolder, { recursive: true })
await writeFile(`${fontFolder}/regular.ttf`, fonts.regular)
await writeFile(`${fontFolder}/strong.ttf`, fonts.strong)
await copyFile(licence, `${fontFolder}/OFL.txt`)

if (!given && !ensureBuilt()) process.exit(1)
const server = given ? undefined : await startBuiltServer()
const origin = server?.url ?? given ?? ''
const browser = await launchChromium()
const covers: Record<string, string> = {}
const texts: Record<string, string> = {}
let bytes = 0
try {
  const renders = await renderUrls()
  for (const lang of langs) {
    const context = await browser.newContext({
      locale: localeOf[lang],
      viewport: { width: 1_440, height: 900 },
      bypassCSP: true,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    })
    const [site, paper] = [await context.newPage(), await context.newPage()]
    const folder = `${target}/${lang}`
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    const pictures = await picturesOf(site, (path) => `${origin}/${lang}${path}`, renders)
    const urls = await fontUrls(lang, fonts)
    for (const name of documentNames) {
      const { pdf, cover, filled } = await print(
        paper,
        demoDocument(lang, name, pictures, urls),
        editionDate,
      )
      await writeFile(`${folder}/${name}.pdf`, pdf)
      await writeFile(`${folder}/${name}.avif`, cover)
      covers[digestOf(pdf)] = `${lang}/${name}`
      texts[`${lang}/${name}`] = textOf(lang, name)
      bytes += pdf.length
      console.log(
        `${lang}/${name}: ${pdf.length} bytes, cover ${cover.length}, ${filled.join(' ')}%`,
      )
    }
    await context.close()
  }
} finally {
  await browser.close()
  await server?.stop()
}
const written = (json: unknown) => `${JSON.stringify(json, undefined, 2)}\n`
await writeFile(`${target}/covers.json`, written(covers))
if (target === demo) await writeFile('tools/makers/demo-documents/texts.json', written(texts))
console.log(`${bytes} bytes`)

/** As the library names a file. */
function digestOf(file: Buffer): string {
  return createHash('sha256').update(file).digest('hex').slice(0, 32)
}
