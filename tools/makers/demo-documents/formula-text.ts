import type { NameKey } from '@repo/estimator/explain/formula-groups.ts'
import { piecesOf } from '@repo/estimator/explain/formulas.ts'
import { insideOf, roundingOf } from '@repo/estimator/explain/rounding.ts'
import type { TermWords } from '@repo/estimator/explain/term-words.ts'
import { formatNumber } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { html, type Markup } from './markup.ts'

/** A formula in a line that wraps, its functions in words, as the pricing page has it. */
export function formulaText(
  lang: Lang,
  formula: string,
  { label }: TermWords,
  write: (name: NameKey) => string,
): Markup {
  const rounding = roundingOf(lang, formula, label)
  const signs = (sign: string) =>
    sign
      .replaceAll('max(', `${label.larger} (`)
      .replaceAll('min(', `${label.smaller} (`)
      .replaceAll('; ', ` ${label.and} `)
      .replaceAll(/\d{4,}/g, (number) => formatNumber(lang, Number(number)))
  return html`${piecesOf(insideOf(formula)).map((piece) =>
    'name' in piece ? html`<b>${write(piece.name)}</b>` : signs(piece.sign),
  )}${rounding !== undefined && `, ${rounding}`}`
}
