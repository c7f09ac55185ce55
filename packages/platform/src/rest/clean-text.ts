/**
 * The one way in which text that people type or paste is read, for what is stored (`cleanLine`,
 * `cleanText`) and for what is only compared (`foldText`). Pages import it: no schema here.
 */

/** Scripts whose letters join or part by U+200C and U+200D. */
const joiningScripts =
  'Arabic Syriac Nko Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar'
const joining = joiningScripts.replace(/\w+/g, String.raw`\p{Script=$&}`).replaceAll(' ', '')

/** What needs its format characters: joined letters, joined emoji, and flags spelled by tags. */
const needed = [
  `(?<=[${joining}])[\u200c\u200d]`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\u{1f3f4})[\u{e0020}-\u{e007e}]+\u{e007f}`,
].join('|')

/** Format characters that nobody sees; the visible ones are signs before Arabic and other numbers. */
const invisible = String.raw`(?=\p{Default_Ignorable_Code_Point})\p{Cf}|[\ufff9-\ufffb]`

const formatCharacters = new RegExp(`(${needed})|${invisible}`, 'gu')

/** Composed (NFC), without format characters, with `-` for every hyphen. */
const withoutFormat = (text: string): string =>
  text
    .normalize('NFC')
    .replace(formatCharacters, '$1')
    .replace(/[\u2010\u2011]/g, '-')

/** One line as it is stored: every space, tab, line end and control character is a space. */
export const cleanLine = (text: string): string =>
  withoutFormat(text)
    .replace(/\p{Cc}+|\s/gu, ' ')
    .trim()

/** Several lines as they are stored: `\n` ends each; tabs and the no-break spaces of prose stay. */
export const cleanText = (text: string): string =>
  withoutFormat(text)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\S\n\t\u00a0\u202f]/g, ' ')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim()

const inked = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}\p{Co}]/u

/** Whether an eye sees anything of it. */
export const isVisible = (text: string): boolean => inked.test(text)

/** Letters that no normalisation takes apart. */
const spelledOut = Object.fromEntries(
  'ß=ss æ=ae œ=oe þ=th ø=o ł=l đ=d ð=d ħ=h ŧ=t ŋ=n ı=i ĸ=k ς=σ'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(2)]),
)
const letters = new RegExp(`[${Object.keys(spelledOut).join('')}]`, 'g')

/**
 * Text as it is compared, by the same rules on every engine: in lower case, without diacritics, with
 * one spelling for ligatures, widths, indices, dashes, apostrophes and spaces. Shown nowhere.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(formatCharacters, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(letters, (letter) => spelledOut[letter] ?? letter)
    .replace(/[\p{Pd}\u2212\u2043]/gu, '-')
    .replace(/[\u2018\u2019\u02bc\u2032]/g, "'")
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
