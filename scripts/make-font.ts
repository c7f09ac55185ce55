import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { readCmap, readGlyphNames, readSfnt, writeCmap, writeSfnt } from './sfnt.ts'

const source = 'node_modules/@fontsource-variable/archivo'
const target = 'src/ui/fonts'
const maxBytes = 46_080

const span = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

/** The Latin of the six languages with their punctuation, units and currency signs. */
const characters = [span(0x20, 0x7e), span(0xa0, 0xff), 'Œœ–—‘’‚“”„…•−€™₂↑↓', '\u2009\u202f'].join(
  '',
)

const packed = await readFile(`${source}/files/archivo-latin-wdth-normal.woff2`)
const whole = await subsetFont(packed, undefined, {
  targetFormat: 'truetype',
  keepAllGlyphs: true,
  glyphNames: true,
})
const font = readSfnt(whole)
const glyphs = readCmap(font.get('cmap')!)
const names = readGlyphNames(font.get('post')!)
// The source has both shapes, but not under the code points that CO₂ and French texts use.
glyphs.set(0x2082, names.get('two.dnom')!)
glyphs.set(0x202f, names.get('uni2009')!)
font.set('cmap', writeCmap(glyphs))

const missing = Array.from(characters).filter((character) => !glyphs.has(character.codePointAt(0)!))
if (missing.length) throw new Error(`the source lacks ${missing.join(' ')}`)
const bytes = await subsetFont(writeSfnt(font), characters, {
  targetFormat: 'woff2',
  variationAxes: { wdth: { min: 92, max: 106 }, wght: { min: 400, max: 600 } },
  keepFeatures: ['kern', 'tnum', 'ccmp', 'locl', 'mark'],
  noHinting: true,
})
if (bytes.length > maxBytes) throw new Error(`${bytes.length} bytes are more than ${maxBytes}`)

await mkdir(target, { recursive: true })
await writeFile(`${target}/archivo.woff2`, bytes)
await copyFile(`${source}/LICENSE`, `${target}/OFL.txt`)
console.log(`${bytes.length} bytes`)
