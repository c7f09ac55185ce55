import { useEffect, useState, startTransition } from 'react'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatDate } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { TermWords } from '../explain/terms-of-price-list.ts'
import type { ResultWords } from '#words/index.ts'
import type { Estimate } from '../model/estimate.ts'
import type { PriceList } from '../model/price-list.ts'
import type { SolvableKey } from '../model/solve.ts'
import { Assumptions } from './assumptions.tsx'
import type { Countries } from './basis.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './result-details.module.css'
import { inputText, type Naming } from './target-sentence.ts'
import { Target } from './target.tsx'

export interface DetailsProps {
  lang: Lang
  estimate: Estimate
  priceList: PriceList
  /** ISO 8601, when the price list was published. */
  publishedAt: string
  words: ResultWords
  terms: TermWords
  countries: Countries
}

/**
 * The details of the result: the assumptions that matter most, the break-even within a year, the
 * defaults. They are updated shortly after the estimate.
 */
export function DetailsContent({ publishedAt, ...props }: DetailsProps) {
  const { lang, estimate, priceList, words, terms, countries } = props
  // Rendered one after the other, so that neither blocks typing for long.
  const soon = useSettled(estimate)
  const later = useSettled(soon)
  return (
    <>
      <Assumptions lang={lang} estimate={soon} priceList={priceList} terms={terms} words={words} />
      <Target {...props} estimate={later} />
      <Foundation
        estimate={soon}
        publishedAt={publishedAt}
        naming={{ lang, words, terms, countries }}
      />
    </>
  )
}

export type RenderDetails = (props: DetailsProps) => void

/** Hydrates the server-rendered details with the same props, and returns a function that rerenders them. */
export async function hydrateDetails(
  place: Element,
  rendered: DetailsProps,
  onHydrated: (render: RenderDetails) => void,
): Promise<void> {
  // Here, for the server draws the details too, and has no use for React's part for browsers.
  const { hydrateRoot } = await import('react-dom/client')
  hydrateRoot(place, <HydratedDetails rendered={rendered} onHydrated={onHydrated} />)
}

interface HydratedDetailsProps {
  rendered: DetailsProps
  onHydrated(render: RenderDetails): void
}

function HydratedDetails({ rendered, onHydrated }: HydratedDetailsProps) {
  const [props, render] = useState(rendered)
  useEffect(() => onHydrated(render), [onHydrated])
  return <DetailsContent {...props} />
}

interface FoundationProps {
  estimate: Estimate
  /** ISO 8601, when the price list was published. */
  publishedAt: string
  naming: Naming
}

/** The defaults that were used, and the version of the price list. */
function Foundation({ estimate, publishedAt, naming }: FoundationProps) {
  const { lang, words, terms } = naming
  const keys = estimate.defaultsUsed.filter((key): key is SolvableKey => key !== 'companyName')
  return (
    <section className={styles.foundation}>
      <Text as="h3" tone="text">
        {words.basis}
      </Text>
      {keys.length > 0 && (
        <>
          <Text above="100">{words.defaults}</Text>
          <Text as="dl" above="075">
            {keys.map((key) => (
              <Row justify="between" gap="050 150" key={key}>
                <dt>{terms.names.inputs[key]}</dt>
                <Text as="dd" tone="soft">
                  {inputText(estimate, key, estimate.input[key], naming)}
                </Text>
              </Row>
            ))}
          </Text>
        </>
      )}
      <Text above="100">{words.amounts}</Text>
      <Text above="100">
        {fillIn(words.version, {
          version: estimate.constantsVersion,
          date: formatDate(lang, publishedAt),
        })}
      </Text>
    </section>
  )
}

const pauseMs = 300

/** The value, updated when it has not changed for a moment. */
function useSettled<T>(value: T): T {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => settle(value)), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
