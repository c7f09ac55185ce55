import { expect, test } from 'vitest'
import { bentBefore, breaksBeforeMark } from '../../words/grammar.ts'

test.each([
  ['it', 'Pubblicato il {date}', ['il {date}']],
  ['it', 'con uno scarto dell’{share}', ['dell’{share}']],
  ['it', 'con uno scarto del {share} e d’{city}', ['del {share}', 'd’{city}']],
  ['it', 'Data: {date}, versione {version}', []],
  ['fr', 'Les {count} résultats', ['Les {count}']],
  ['fr', 'mis à jour le {date}', []],
  ['es', 'los {sites} almacenes', ['los {sites}']],
  ['pt', 'da {brand}, nos {sites} armazéns', ['nos {sites}']],
  ['de', 'Die {count} Kennzahlen, am {date}', ['Die {count}']],
  ['de', 'Ordnung der {date}', []],
] as const)('%s: “%s” bends %j', (lang, text, found) => {
  expect(bentBefore(lang, text)).toEqual(found)
})

test('a French mark stands on the line of its word', () => {
  expect(breaksBeforeMark('fr', 'Prix : 3')).toBe(true)
  expect(breaksBeforeMark('fr', '« Demander »')).toBe(true)
  expect(breaksBeforeMark('fr', 'Prix\u00a0: 3\u202f?')).toBe(false)
  expect(breaksBeforeMark('it', 'Prezzo : 3')).toBe(false)
})
