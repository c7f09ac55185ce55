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
  type PropsWithChildren,
} from 'react'
import placeStyles from '../explain/explanation.module.css'
import type { Explanation } from '../explain/explanation.tsx'
import type { FormulaKey } from '../explain/formula-groups.ts'
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
  return (
    <ExplainedRow
      id={rowId(result)}
      figures={[result]}
      className={isTotal ? styles.total : undefined}
      expanded={expanded}
    >
      <span className={styles.name}>
        {name}
        {note && <small>{note}</small>}
      </span>
      <span className={styles.value}>{value}</span>
    </ExplainedRow>
  )
})

interface ExplainedRowProps extends PropsWithChildren {
  id?: string
  className?: string
  figures: readonly FormulaKey[]
  expanded: boolean
}

/** A row that opens to show how its figures are calculated. */
export function ExplainedRow({ id, className, figures, expanded, children }: ExplainedRowProps) {
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
      className={className}
      onToggle={({ currentTarget }) => fill(currentTarget.open)}
    >
      <summary id={id} className={styles.summary}>
        {children}
      </summary>
      {isFilled && (
        <Suspense fallback={<div className={placeStyles.explanation} />}>
          <OpenExplanation figures={figures} />
        </Suspense>
      )}
    </details>
  )
}

function OpenExplanation({ figures }: Pick<ExplainedRowProps, 'figures'>) {
  const basis = use(BasisContext)
  if (!basis) return null
  const { lang, estimate, priceList, terms, countries } = basis
  return (
    <div className={styles.explanation}>
      <LazyExplanation
        lang={lang}
        figures={figures}
        input={estimate.input}
        quantities={estimate.quantities}
        defaultsUsed={estimate.defaultsUsed}
        priceList={priceList}
        words={terms}
        countryName={countryName(countries, estimate.input.country)}
      />
    </div>
  )
}
