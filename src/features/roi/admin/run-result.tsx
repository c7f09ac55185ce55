import type { Estimate } from '../model/estimate.ts'
import { ResultDetails } from '../result/result-details.tsx'
import { ResultPanel } from '../result/result-panel.tsx'
import { countries } from './labels.ts'
import type { PublishedVersion } from './price-tables.ts'
import { resultWords, useTerms } from './words.ts'

interface Props {
  estimate: Estimate
  /** The version that the estimate was made with. */
  prices: PublishedVersion
}

function useShared({ estimate, prices: { table } }: Props) {
  return {
    lang: 'en',
    estimate,
    table,
    words: resultWords,
    terms: useTerms(table),
    countries,
  } as const
}

/** The panel that visitors see, in English. */
export function RunResult({ onPartner, ...props }: Props & { onPartner?: () => void }) {
  return <ResultPanel {...useShared(props)} {...(onPartner && { onPartner })} />
}

/** What the result rests on. */
export function RunDetails(props: Props) {
  return <ResultDetails {...useShared(props)} publishedAt={props.prices.publishedAt} />
}
