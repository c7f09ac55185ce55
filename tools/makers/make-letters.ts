import { readFile, writeFile } from 'node:fs/promises'
import { Blob, Buffer as Run, Face, Font, shape, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'

/** The site's own font as outlines, so that the server writes on pictures without a font engine. */
const source = 'packages/platform/src/ui/fonts/archivo.woff2'
const target = 'packages/platform/src/site/server/social/letters.json'

const unpacked = await subsetFont(await readFile(source), undefined, {
  targetFormat: 'truetype',
  keepAllGlyphs: true,
})
const face = new Face(new Blob(unpacked))
const font = new Font(face)
font.setVariations([new Variation('wght', 580), new Variation('wdth', 100)])

function shaped(text: string) {
  const run = new Run()
  run.addText(text)
  run.guessSegmentProperties()
  shape(font, run)
  const advances = run.getGlyphPositions().map(({ xAdvance }) => xAdvance)
  return { glyphs: run.getGlyphInfos(), width: advances.reduce((sum, one) => sum + one, 0) }
}

const characters = [...face.collectUnicodes()]
  .map((code) => String.fromCodePoint(code))
  .filter((character) => shaped(character).glyphs.length === 1)
const width = new Map(characters.map((character) => [character, shaped(character).width]))

/** How much nearer each character comes when it follows this one. */
const kerning = (left: string) =>
  characters.map((right) => shaped(left + right).width - width.get(left)! - width.get(right)!)

const lefts = new Map(characters.map((character) => [character, kerning(character).join(' ')]))
const rights = new Map(
  characters.map((character, column) => [
    character,
    characters.map((left) => lefts.get(left)!.split(' ')[column]).join(' '),
  ]),
)
const leftClasses = [...new Set(lefts.values())]
const rightClasses = [...new Set(rights.values())]
const firstOf = rightClasses.map((own) =>
  characters.findIndex((character) => rights.get(character) === own),
)

/** By character: its width, its class before and after another, its outline. */
const glyphs = characters.map((character): [string, string] => [
  character,
  [
    width.get(character),
    leftClasses.indexOf(lefts.get(character)!),
    rightClasses.indexOf(rights.get(character)!),
    outlineOf(character),
  ].join(';'),
])

function outlineOf(character: string): string {
  const [glyph] = shaped(character).glyphs
  return font
    .glyphToPath(glyph!.codepoint)
    .replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))))
}

/** By the class of the left character, then of the right one. */
const kerns = leftClasses.map((row) => firstOf.map((column) => row.split(' ')[column]).join(' '))

const glyphOf: Record<string, string> = Object.fromEntries(glyphs)
const letters = { perEm: face.upem, kerns, glyphs: glyphOf }
await writeFile(target, `${JSON.stringify(letters, undefined, 2)}\n`)
console.log(`${characters.length} characters, ${JSON.stringify(letters).length} bytes`)
