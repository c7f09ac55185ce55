import {
  lazy,
  memo,
  use,
  useEffect,
  useRef,
  useState,
  Suspense,
  type ComponentProps,
  type ComponentType,
} from 'react'
import placeStyles from '../explain/explanation.module.css'
import type { Explanation } from '../explain/explanation.tsx'
import type { ResultKey } from '../model/measures/results.ts'
import { BasisContext, countryName } from './basis.ts'
import styles from './rows.module.css'

type Props = ComponentProps<typeof Explanation>

interface Loaded {
  default: ComponentType<Props>
}

const load = () => import('../explain/explanation.tsx')

/** Loaded when the first row is opened. */
let LazyExplanation: ComponentType<Props> = lazy(() =>
  load().then(
    (module): Loaded => ({ default: module.Explanation }),
    (): Loaded => ({ default: () => null }),
  ),
)
if (import.meta.env.SSR) LazyExplanation = (await load()).Explanation

interface ResultRowProps {
  result: ResultKey
  name: string
  value: string
  note?: string
  isTotal?: boolean
  /** Renders the explanation of the closed row too, for a page without JavaScript. */
  expanded: boolean
}

export const rowId = (result: ResultKey) => `result-${result}`

/** One result, which opens to show how it is calculated. */
export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { result, name, value, note, isTotal, expanded } = props
  const [isFilled, fill] = useState(expanded)
  const row = useRef<HTMLDetailsElement>(null)
  // It may have been opened before hydration.
  useEffect(() => {
    if (row.current?.open) fill(true)
  }, [])
  return (
    <details
      ref={row}
      suppressHydrationWarning
      className={isTotal ? styles.total : undefined}
      onToggle={({ currentTarget }) => fill(currentTarget.open)}
    >
      <summary id={rowId(result)}>
        <span className={styles.name}>
          {name}
          {note && <small>{note}</small>}
        </span>
        <span className={styles.value}>{value}</span>
      </summary>
      {isFilled && (
        <Suspense fallback={<div className={placeStyles.explanation} />}>
          <OpenExplanation result={result} />
        </Suspense>
      )}
    </details>
  )
})

function OpenExplanation({ result }: Pick<ResultRowProps, 'result'>) {
  const basis = use(BasisContext)
  if (!basis) return null
  const { lang, estimate, priceList, terms, countries } = basis
  return (
    <div className={styles.explanation}>
      <LazyExplanation
        lang={lang}
        result={result}
        input={estimate.input}
        defaultsUsed={estimate.defaultsUsed}
        priceList={priceList}
        words={terms}
        countryName={countryName(countries, estimate.input.country)}
      />
    </div>
  )
}
