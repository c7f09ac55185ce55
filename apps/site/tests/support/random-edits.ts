import type { Values } from '@repo/platform/content/admin/fields/fields.ts'
import { blocksOf } from '@repo/platform/content/admin/conflict/blocks.ts'
import type { Dice } from '@repo/platform/testing/dice.ts'

/** A word that occurs nowhere else, so that it can be looked for. */
const typedWord = /\bw\d+w\b/g

export const wordsOf = (values: Values): Set<string> =>
  new Set(JSON.stringify(Object.values(values)).match(typedWord))

/** How often each word is there. */
export const countsOf = (values: Values): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const [word] of JSON.stringify(Object.values(values)).matchAll(typedWord))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

const textsBetween =
  /(?<=<(?:p|h2|h3|figcaption|caption|code|strong|em|a\b[^>"]*"[^"]*"[^>]*)>)[^<]*/g
const textOf = (values: Values, key: string) => values[key] as string

/** Random changes of an item; `blocks`: those that can be added to its text. */
export function editsOf(dice: Dice, blocks: readonly string[]) {
  let count = 0
  const newWord = () => `w${(count += 1)}w`

  /** Types a word somewhere into a block; one without text stays as it is. */
  function typedInto(block: string): string {
    const places = [...block.matchAll(textsBetween)]
    const place = places.length ? dice.pick(places) : undefined
    if (!place) return block.replace(/(alt|title)="/, `$1="${newWord()} `)
    const at = place.index + dice.pick([0, place[0].length])
    return `${block.slice(0, at)} ${newWord()} ${block.slice(at)}`
  }

  const newBlock = () => {
    const length = 1 + dice.below(6)
    const words = Array.from({ length }, newWord).join(' and ')
    return dice.below(3) ? typedInto(dice.pick(blocks)) : `<p>${words}</p>`
  }

  const inPlain = (block: string) => /^<p>([^<]*)<\/p>$/.exec(block)?.[1]

  /** In place of `text`; each returns its blocks after the change. */
  const ofText: Readonly<Record<string, (text: string[]) => string[]>> = {
    type: (text) => {
      const at = dice.below(text.length)
      return text.length ? text.with(at, typedInto(text[at]!)) : [newBlock()]
    },
    erase: (text) => {
      const at = dice.below(text.length)
      return text.map((block, index) =>
        index === at ? block.replace(typedWord, (word) => dice.pick(['', word])) : block,
      )
    },
    add: (text) => text.toSpliced(dice.below(text.length + 1), 0, newBlock()),
    remove: (text) => text.toSpliced(dice.below(text.length), 1),
    move: (text) => {
      const [block, ...none] = text.slice(dice.below(text.length))
      if (block === undefined) return none
      const others = text.toSpliced(text.indexOf(block), 1)
      return others.toSpliced(dice.below(others.length + 1), 0, block)
    },
    split: (text) => {
      const at = dice.below(text.length)
      const words = inPlain(text[at] ?? '')?.split(' ') ?? []
      if (words.length < 2) return text
      const cut = 1 + dice.below(words.length - 1)
      const halves = [words.slice(0, cut), words.slice(cut)].map(
        (half) => `<p>${half.join(' ')}</p>`,
      )
      return text.toSpliced(at, 1, ...halves)
    },
    join: (text) => {
      const at = dice.below(text.length)
      const [one, other] = [inPlain(text[at] ?? ''), inPlain(text[at + 1] ?? '')]
      if (one === undefined || other === undefined) return text
      return text.toSpliced(at, 2, `<p>${one} ${other}</p>`)
    },
  }

  const ofFields: readonly ((values: Values) => Values)[] = [
    (values) => ({ ...values, title: `${textOf(values, 'title')} ${newWord()}` }),
    (values) => ({ ...values, lines: `${textOf(values, 'lines')}\n${newWord()}` }),
    (values) => ({ ...values, words: [...values['words']!, newWord()] }),
    (values) => ({ ...values, words: values['words']!.slice(1) }),
  ]

  return {
    begun: (): Values => ({
      title: newWord(),
      lines: newWord(),
      words: [newWord()],
      text: blocksOf(Array.from({ length: dice.below(9) }, newBlock).join('')).join(''),
    }),

    /** Changes the item in one way; `inPlace`: no block is moved, divided or joined to another one. */
    edited(values: Values, inPlace: boolean): Values {
      if (dice.below(6) === 0) return dice.pick(ofFields)(values)
      const kinds = ['type', 'type', 'type', 'erase', 'add', 'add', 'remove']
      const kind = dice.pick(inPlace ? kinds : [...kinds, 'move', 'split', 'join'])
      const text = ofText[kind]!(blocksOf(textOf(values, 'text')))
      return { ...values, text: blocksOf(text.join('')).join('') }
    },
  }
}
