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
  onPartner?: () => void
}

/** The panel that visitors see, in English. */
export function RunResult({ estimate, prices: { table, publishedAt }, onPartner }: Props) {
  const shared = {
    lang: 'en',
    estimate,
    table,
    words: resultWords,
    terms: useTerms(table),
    countries,
  } as const
  return (
    <>
      <ResultPanel {...shared} {...(onPartner && { onPartner })} />
      <ResultDetails {...shared} publishedAt={publishedAt} />
    </>
  )
}
