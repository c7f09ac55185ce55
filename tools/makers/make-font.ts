import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { archivo, characters, licence } from './archivo.ts'

const target = 'packages/platform/src/ui/fonts'
const maxBytes = 46_080

const bytes = await subsetFont(await archivo(), characters, {
  targetFormat: 'woff2',
  variationAxes: { wdth: { min: 92, max: 106 }, wght: { min: 400, max: 600 } },
  keepFeatures: ['kern', 'tnum', 'ccmp', 'locl', 'mark'],
  noHinting: true,
})
if (bytes.length > maxBytes) throw new Error(`${bytes.length} bytes are more than ${maxBytes}`)

await mkdir(target, { recursive: true })
await writeFile(`${target}/archivo.woff2`, bytes)
await copyFile(licence, `${target}/OFL.txt`)
console.log(`${bytes.length} bytes`)
