import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatMoney, formatPercent } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { RoiNames } from '../messages/names/words.ts'
import type { ResultWords } from '#words/index.ts'
import { benefitOf, benefitParts, investmentParts, type Part } from '../model/breakdown.ts'
import type { Results } from '../model/results.ts'
import { percent } from './axis.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './flows.module.css'

interface FlowsProps {
  lang: Lang
  results: Results
  currency: string
  names: RoiNames['results']
  words: ResultWords
}

/** Yearly benefit and investment as bars on one scale, divided into their parts. */
export function Flows({ lang, results, currency, names, words }: FlowsProps) {
  const benefit = benefitOf(results)
  const flows = [
    { name: words.benefit, total: benefit, parts: benefitParts(results) },
    { name: names.investment, total: results.investment, parts: investmentParts(results) },
  ]
  const scale = Math.max(results.investment, benefit)
  return (
    <Stack gap="300" className={styles.flows}>
      {flows.map(({ name, total, parts }) => (
        <div key={name}>
          <Row as="p" justify="between" className={styles.head}>
            <span>{name}</span>{' '}
            <Text as="b" weight="strong" unbroken>
              {formatMoney(lang, total, currency)}
            </Text>
          </Row>
          <svg className={styles.bar} width="100%" height="18" aria-hidden="true">
            {stacked(parts, scale).map(({ key, x, width }) => (
              <rect key={key} x={percent(x)} width={percent(width)} height="18" />
            ))}
          </svg>
          <ul className={styles.legend}>
            {parts.map(({ key, amount }) => (
              <li key={key}>
                <span>{partName(key, names, words)}</span>
                <span>{formatMoney(lang, amount, currency)}</span>
                <span>{formatPercent(lang, total ? amount / total : 0)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Stack>
  )
}

/** The largest part names what it is made of. */
function partName(key: Part['key'], names: RoiNames['results'], words: ResultWords): string {
  if (key === 'downtimeValue') return words.downtimeValue
  const name = names[key]
  return key === 'higherEfficiencySavings' ? fillIn(words.efficiencyParts, { name }) : name
}

function stacked(parts: readonly Part[], scale: number) {
  let end = 0
  return parts.map(({ key, amount }) => {
    const x = end / scale
    end += amount
    return { key, x, width: amount / scale }
  })
}
