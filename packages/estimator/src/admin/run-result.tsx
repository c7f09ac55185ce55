import { useState } from 'react'
import type { FormValues } from '../form/fields.ts'
import type { Estimate } from '../model/estimate.ts'
import type { Purchase } from '../model/lines.ts'
import { ResultDetails } from '../result/result-details.tsx'
import { ResultPanel } from '../result/result-panel.tsx'
import { resultNotes } from './result-notes.ts'
import { countries, resultWords, useTerms } from './words.ts'
import type { PublishedPriceList } from './price-lists.ts'

interface Props {
  estimate: Estimate
  /** The version that the estimate was made with. */
  prices: PublishedPriceList
}

function useShared({ estimate, prices: { priceList } }: Props) {
  return {
    lang: 'en',
    estimate,
    priceList,
    words: resultWords,
    terms: useTerms(priceList),
    countries,
  } as const
}

interface Changes {
  /** Computes with other values of some fields; absent: the estimate is stored. */
  onChange?: (values: FormValues) => Promise<void>
}

/** The panel that visitors see, in English. */
export function RunResult({ onChange, ...props }: Props & Changes) {
  const [purchase, choose] = useState<Purchase>('bought')
  const shared = { ...useShared(props), purchase, onPurchase: choose }
  return (
    <ResultPanel
      {...shared}
      notes={resultNotes}
      {...(onChange && {
        onPartner: () => void onChange({ contractType: 'partner' }),
        onRemovePlan: () => void onChange({ plan: '' }),
      })}
    />
  )
}

/** The assumptions and defaults behind the result. */
export function RunDetails(props: Props) {
  return <ResultDetails {...useShared(props)} publishedAt={props.prices.publishedAt} />
}
