import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { readCmap, readGlyphNames, readSfnt, writeCmap, writeSfnt } from './sfnt.ts'
import { required } from '@repo/platform/values/required.ts'

const source = 'node_modules/@fontsource-variable/archivo'

export const licence = `${source}/LICENSE`

const span = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

/** The Latin of the six languages with their punctuation, units and currency signs. */
export const characters = [
  span(0x20, 0x7e),
  span(0xa0, 0xff),
  'Œœ–—‘’‚“”„…•−€™₂↑↓',
  '\u2009\u202f',
].join('')

/** Archivo with its axes of width and weight, as TrueType. */
export async function archivo(): Promise<Buffer> {
  const packed = await readFile(`${source}/files/archivo-latin-wdth-normal.woff2`)
  const whole = await subsetFont(packed, undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    glyphNames: true,
  })
  const font = readSfnt(whole)
  const glyphs = readCmap(required(font.get('cmap'), 'cmap'))
  const names = readGlyphNames(required(font.get('post'), 'post'))
  // The source has both shapes, but not under the code points that CO₂ and French texts use.
  glyphs.set(0x2082, required(names.get('two.dnom'), 'two.dnom'))
  glyphs.set(0x202f, required(names.get('uni2009'), 'uni2009'))
  font.set('cmap', writeCmap(glyphs))
  const missing = Array.from(characters).filter(
    (character) => !glyphs.has(required(character.codePointAt(0), 'a character')),
  )
  if (missing.length) throw new Error(`the source lacks ${missing.join(' ')}`)
  return writeSfnt(font)
}
