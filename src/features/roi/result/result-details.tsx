import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { DetailsProps } from './details-content.tsx'
import { LazyDetails, wantDetails } from './lazy-details.ts'
import styles from './result-details.module.css'
import { useIdle } from './use-idle.ts'

/**
 * What the result rests on: the assumptions that matter most, what it would take to break even in a
 * year, the defaults. It follows the estimate a moment later.
 */
export function ResultDetails(props: DetailsProps) {
  const { lang, table, publishedAt, words, terms, countries } = props
  const estimate = useIdle(props.estimate)
  const panel = useRef<HTMLDivElement>(null)
  const [first] = useState(props.estimate)
  useEffect(() => {
    const isDrawn = panel.current?.childElementCount
    if (!isDrawn || props.estimate !== first) wantDetails()
  }, [props.estimate, first])
  // The same element as long as nothing has settled: the server's drawing is kept until then.
  const content = useMemo(
    () => (
      <Suspense>
        <LazyDetails {...{ lang, estimate, table, publishedAt, words, terms, countries }} />
      </Suspense>
    ),
    [lang, estimate, table, publishedAt, words, terms, countries],
  )
  return (
    <section
      data-ground="ink"
      className={styles.details}
      onPointerOver={wantDetails}
      onFocus={wantDetails}
    >
      <h2>
        <VisuallyHidden>{words.details}</VisuallyHidden>
      </h2>
      <div ref={panel} className={styles.columns}>
        {content}
      </div>
    </section>
  )
}
