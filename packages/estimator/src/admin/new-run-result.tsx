import { useEffect, useRef } from 'react'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import type { FormValues } from '../form/fields.ts'
import styles from './new-run.module.css'
import type { PublishedPriceList } from './price-lists.ts'
import { RunResult } from './run-result.tsx'
import type { useRunForm } from './use-run-form.ts'

interface Props {
  run: ReturnType<typeof useRunForm>
  prices: PublishedPriceList
  onChange: (values: FormValues) => Promise<void>
}

/** The result beside the form, or below it. */
export function NewRunResult({ run, prices, onChange }: Props) {
  const result = useRef<HTMLDivElement>(null)
  const { data, loading } = run.state

  // Beside the form the result stays in view, and the focus where it is; below it both go there.
  useEffect(() => {
    const { top = 0 } = result.current?.getBoundingClientRect() ?? {}
    if (!data || (top >= 0 && top < innerHeight / 2)) return
    result.current?.focus({ preventScroll: true })
    result.current?.scrollIntoView({ block: 'start' })
  }, [data])

  return (
    <div
      ref={result}
      role="region"
      aria-label="Result"
      tabIndex={-1}
      className={styles.result}
      aria-busy={loading}
    >
      <VisuallyHidden>
        <span role="status">{data && !run.outdated && 'Result calculated.'}</span>
      </VisuallyHidden>
      {data ? (
        <RunResult estimate={data} prices={prices} onChange={onChange} />
      ) : (
        <p className={styles.nothing}>
          {loading
            ? 'Calculating…'
            : 'No result yet. Enter the details of the site and choose “Calculate”.'}
        </p>
      )}
    </div>
  )
}
