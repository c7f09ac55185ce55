import { describe, expect, test } from 'vitest'
import { cleanLine, cleanText, foldText, isVisible } from './clean-text.ts'

/** By what it is: what was typed, one line as stored, several lines as stored, as compared. */
const table: [what: string, typed: string, line: string, text: string, folded: string][] = [
  ['plain text', 'Müller & Söhne', 'Müller & Söhne', 'Müller & Söhne', 'muller & sohne'],
  ['blanks around', ' \t a \n', 'a', 'a', 'a'],
  ['a decomposed letter', 'Zoe\u0308', 'Zoë', 'Zoë', 'zoe'],

  [
    'embedding, as iOS contacts write',
    '\u202a+49 30 12\u202c',
    '+49 30 12',
    '+49 30 12',
    '+49 30 12',
  ],
  ['override', 'a\u202eexe.txt', 'aexe.txt', 'aexe.txt', 'aexe.txt'],
  ['isolates', '\u2066a\u2067b\u2068c\u2069', 'abc', 'abc', 'abc'],
  ['direction marks', '\u200ea\u200fb\u061c', 'ab', 'ab', 'ab'],
  ['zero width space', 'a\u200bb', 'ab', 'ab', 'ab'],
  ['word joiner', 'a\u2060b', 'ab', 'ab', 'ab'],
  ['byte order mark', '\ufeffa', 'a', 'a', 'a'],
  ['soft hyphen', 'Zwischen\u00adlager', 'Zwischenlager', 'Zwischenlager', 'zwischenlager'],
  ['invisible operators', 'a\u2061\u2062\u2063\u2064b', 'ab', 'ab', 'ab'],
  ['deprecated format', 'a\u206ab\u206f', 'ab', 'ab', 'ab'],
  ['annotations', '\ufff9a\ufffab\ufffb', 'ab', 'ab', 'ab'],
  ['tags without a flag', 'a\u{e0041}\u{e007f}b', 'ab', 'ab', 'ab'],
  ['an Arabic number sign, which is seen', '\u0600١', '\u0600١', '\u0600١', '\u0600١'],

  ['a joiner among Latin letters', 'a\u200db\u200cc', 'abc', 'abc', 'abc'],
  ['a non-joiner in Persian', 'می\u200cخواهم', 'می\u200cخواهم', 'می\u200cخواهم', 'میخواهم'],
  ['a joiner in Sinhala', 'ශ්\u200dරී', 'ශ්\u200dරී', 'ශ්\u200dරී', 'ශර'],
  ['joiners twice', 'می\u200c\u200cخ', 'می\u200cخ', 'می\u200cخ', 'میخ'],
  ['a family', '👩\u200d👩\u200d👧', '👩\u200d👩\u200d👧', '👩\u200d👩\u200d👧', '👩👩👧'],
  ['a person by skin', '👩🏽\u200d🚒', '👩🏽\u200d🚒', '👩🏽\u200d🚒', '👩🏽🚒'],
  ['a rainbow flag', '🏳\ufe0f\u200d🌈', '🏳\ufe0f\u200d🌈', '🏳\ufe0f\u200d🌈', '🏳🌈'],
  [
    'the flag of Wales',
    '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}',
    '🏴',
  ],

  ['no-break space', '1\u00a0m', '1 m', '1\u00a0m', '1 m'],
  ['narrow no-break space', '1\u202f%', '1 %', '1\u202f%', '1 %'],
  ['figure space', '1\u2007m', '1 m', '1 m', '1 m'],
  ['ideographic space', 'a\u3000b', 'a b', 'a b', 'a b'],
  [
    'em, thin, hair, Ogham and math spaces',
    'a\u2003\u2009\u200a\u1680\u205fb',
    'a     b',
    'a     b',
    'a b',
  ],
  ['a tab', 'a\tb', 'a b', 'a\tb', 'a b'],

  ['line ends', 'a\r\nb\rc\nd', 'a b c d', 'a\nb\nc\nd', 'a b c d'],
  ['line and paragraph separators', 'a\u2028b\u2029c', 'a b c', 'a\nb\nc', 'a b c'],
  ['line ends of word processors', 'a\vb\fc\u0085d', 'a b c d', 'a\nb\nc\nd', 'a b c d'],
  ['control characters', 'a\u0001b\u007f', 'a b', 'ab', 'a b'],

  ['hyphens', 'a\u2010b\u2011c', 'a-b-c', 'a-b-c', 'a-b-c'],
  ['dashes of prose', '9–17 — so', '9–17 — so', '9–17 — so', '9-17 - so'],
  ['a minus', '−5', '−5', '−5', '-5'],
  ['apostrophes', 'l’aile', 'l’aile', 'l’aile', "l'aile"],

  ['ligatures of PDFs', 'ﬁreproof ﬂeet', 'ﬁreproof ﬂeet', 'ﬁreproof ﬂeet', 'fireproof fleet'],
  ['an index', 'CO₂ m²', 'CO₂ m²', 'CO₂ m²', 'co2 m2'],
  ['full width', 'ＡＢ１２', 'ＡＢ１２', 'ＡＢ１２', 'ab12'],
  ['letters with a stroke', 'Øł Đđ ħ', 'Øł Đđ ħ', 'Øł Đđ ħ', 'ol dd h'],
  ['sharp s', 'Straße STRAẞE', 'Straße STRAẞE', 'Straße STRAẞE', 'strasse strasse'],
  ['œ, æ, þ', 'Œuvre Æ Þ', 'Œuvre Æ Þ', 'Œuvre Æ Þ', 'oeuvre ae th'],
  [
    'Turkish i',
    'İstanbul Diyarbakır',
    'İstanbul Diyarbakır',
    'İstanbul Diyarbakır',
    'istanbul diyarbakir',
  ],
  ['Greek final sigma', 'Οδός ΟΔΟΣ', 'Οδός ΟΔΟΣ', 'Οδός ΟΔΟΣ', 'οδοσ οδοσ'],
  ['Hangul', '한글', '한글', '한글', '한글'],
]

describe('text that people type', () => {
  test.each(table)('%s', (_, typed, line, text, folded) => {
    expect({ line: cleanLine(typed), text: cleanText(typed), folded: foldText(typed) }).toEqual({
      line,
      text,
      folded,
    })
  })

  test('is cleaned once: what is clean stays as it is', () => {
    for (const [, typed] of table) {
      const [line, text, folded] = [cleanLine(typed), cleanText(typed), foldText(typed)]
      expect([cleanLine(line), cleanText(text), foldText(folded)]).toEqual([line, text, folded])
    }
  })

  test('is compared alike before and after it is cleaned', () => {
    for (const [, typed] of table) expect(foldText(cleanLine(typed))).toBe(foldText(typed))
  })
})

test.each(['a', '…', '-', '世', '👍', '1'])('an eye sees %j', (text) =>
  expect(isVisible(text)).toBe(true),
)

test.each([
  '',
  ' ',
  '\u200b',
  '\u2060',
  '\u3164',
  '\uffa0',
  '\u115f',
  '\u2800',
  '\u00ad',
  '\u034f',
])('an eye sees nothing of %j', (text) => expect(isVisible(text + text)).toBe(false))
