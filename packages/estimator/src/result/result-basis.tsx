import type { MouseEvent } from 'react'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatMoney, formatNumber, formatPercent } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { colon } from '@repo/platform/i18n/signs.ts'
import { Button } from '@repo/platform/ui/button.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import type { TermWords } from '../explain/term-words.ts'
import type { ResultWords } from '#words/index.ts'
import { isWholeExample, ownBasis, type Basis } from '../form/basis.ts'
import { carriedBy, namedShare } from '../model/carried.ts'
import type { Estimate } from '../model/estimate.ts'
import { inputMeasure, isMoneyInput, type NumberKey } from '../model/measures/inputs.ts'
import type { PriceList } from '../model/price-list.ts'
import { countTolerance, isCountFitted } from '../model/quantities.ts'
import { basisSentences } from './basis-sentences.ts'
import styles from './result-panel.module.css'

export interface ResultBasisProps {
  lang: Lang
  estimate: Estimate
  priceList: PriceList
  words: ResultWords
  terms: TermWords
  basis?: Basis | undefined
  /** The planner's address with this site's building. */
  drawPlan?: string | undefined
  onRemovePlan?: (() => void) | undefined
}

/** The first lines of a result: what in it is not the visitor's own figure. */
export function ResultBasis(props: ResultBasisProps) {
  const { lang, estimate, words, terms, basis = ownBasis } = props
  const { quantities } = estimate
  return (
    <Stack gap="100" above="200" data-result-basis>
      {isWholeExample(basis)
        ? null
        : basisSentences({ lang, estimate, basis }, words, terms).map((sentence) => (
            <p key={sentence} className={styles.example}>
              {sentence}
            </p>
          ))}
      {quantities ? (
        <Row as="p" gap="100" align="baseline" className={styles.example}>
          <span data-chip>
            {fillIn(words.planned, { anchors: formatNumber(lang, quantities.anchors) })}
          </span>
          {props.onRemovePlan && (
            <Button variant="ghost" size="small" onClick={props.onRemovePlan}>
              {words.removePlan}
            </Button>
          )}
        </Row>
      ) : (
        <Counted {...props} />
      )}
    </Stack>
  )
}

/** The count of anchors with its tolerance, and the way to a plan. */
function Counted({ lang, estimate, priceList, words, drawPlan }: ResultBasisProps) {
  if (priceList.model === 1) return null
  const text = fillIn(isCountFitted(estimate.input) ? words.counted : words.countedHigh, {
    anchors: formatNumber(lang, estimate.results.anchors),
    tolerance: formatPercent(lang, countTolerance),
  })
  const isExtrapolated = estimate.warnings.includes('COUNT_EXTRAPOLATED')
  return (
    <Text size="chart" tone="muted">
      {!isExtrapolated && text} {drawPlan && <a href={drawPlan}>{words.drawPlan}</a>}
    </Text>
  )
}

type AssumedProps = Omit<ResultBasisProps, 'basis' | 'drawPlan' | 'onRemovePlan'> & { basis: Basis }

/** The assumed values that carry a good part of the result, each with the way to its field. */
export function Assumed({ lang, estimate, priceList, words, terms, basis }: AssumedProps) {
  const keys = carriedBy(estimate, priceList, basis.derived)
  if (keys.length === 0) return null
  return (
    <Text size="chart" tone="muted" above="200">
      {fillIn(words.assumed, { share: formatPercent(lang, namedShare) })}
      {colon(lang)}
      {keys.map((key, at) => (
        <span key={key}>
          {at > 0 && ' · '}
          <a href={`#roi-${key}`} onClick={openField}>
            {terms.names.inputs[key]} {valueText(lang, key, estimate)}
          </a>
        </span>
      ))}
    </Text>
  )
}

/** Without the code of the explanations, which is loaded when a row is opened. */
function valueText(lang: Lang, key: NumberKey, { input, currency }: Estimate): string {
  if (isMoneyInput(key)) return formatMoney(lang, input[key], currency)
  const { unit } = inputMeasure(key)
  const number = formatNumber(lang, input[key], Number.isInteger(input[key]) ? 0 : 1)
  return unit ? `${number}\u00a0${unit}` : number
}

/** Opens the field without changing the URL fragment, which may hold the inputs. */
function openField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.closest('details')?.setAttribute('open', '')
  field.focus()
}
