import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { langs } from '@repo/platform/i18n/locales.ts'
import { licence } from './archivo.ts'
import { demoDocuments, pdfFonts } from './demo-documents/documents.ts'

const target = 'apps/site/src/features/documents/demo'

const fonts = await pdfFonts()
const fontFolder = 'apps/site/src/generated-documents/fonts'
await mkdir(fontFolder, { recursive: true })
await writeFile(`${fontFolder}/regular.ttf`, fonts.regular)
await writeFile(`${fontFolder}/strong.ttf`, fonts.strong)
await copyFile(licence, `${fontFolder}/OFL.txt`)

let bytes = 0
for (const lang of langs) {
  await mkdir(`${target}/${lang}`, { recursive: true })
  for (const [name, pdf] of await demoDocuments(lang, fonts)) {
    await writeFile(`${target}/${lang}/${name}.pdf`, pdf)
    bytes += pdf.length
  }
}
console.log(`${bytes} bytes`)
