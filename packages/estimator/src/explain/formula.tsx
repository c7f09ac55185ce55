import type { ReactNode } from 'react'
import { formatNumber } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { piecesOf } from './formulas.ts'
import { insideOf, roundingOf } from './rounding.ts'
import type { NameKey } from './formula-groups.ts'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import type { TermWords } from './terms-of-price-list.ts'

interface FormulaProps {
  lang: Lang
  formula: string
  /** Renders a name of the formula: as a label or as a number. */
  write: (name: NameKey) => string
  words: TermWords['label']
  /** After an equals sign. */
  value?: ReactNode
}

/** One formula in a line that wraps, its functions in words. */
export function Formula({ lang, formula, write, words, value }: FormulaProps) {
  const rounding = value === undefined && roundingOf(lang, formula, words)
  return (
    <Text as="span" tone="measured">
      {piecesOf(insideOf(formula)).map((piece, at) =>
        'name' in piece ? (
          <Text as="b" tone="text" weight="normal" key={at}>
            {write(piece.name)}
          </Text>
        ) : (
          inWords(lang, piece.sign, words)
        ),
      )}
      {rounding && `, ${rounding}`}
      {value !== undefined && <> = {value}</>}
    </Text>
  )
}

const inWords = (lang: Lang, sign: string, { larger, smaller, and }: TermWords['label']) =>
  sign
    .replaceAll('max(', `${larger} (`)
    .replaceAll('min(', `${smaller} (`)
    .replaceAll('; ', ` ${and} `)
    .replaceAll(/\d{4,}/g, (number) => formatNumber(lang, Number(number)))
