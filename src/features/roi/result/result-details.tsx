import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { DetailsProps } from './details-content.tsx'
import { LazyDetails, wantDetails } from './lazy-details.ts'
import styles from './result-details.module.css'
import { useIdle } from './use-idle.ts'

/** Out of sight nobody sees that what the server has drawn is no longer so. */
const nearby = '400px'

/**
 * What the result rests on: the assumptions that matter most, what it would take to break even in a
 * year, the defaults. It follows the estimate a moment later.
 */
export function ResultDetails(props: DetailsProps) {
  const { lang, table, publishedAt, words, terms, countries } = props
  const estimate = useIdle(props.estimate)
  const panel = useRef<HTMLDivElement>(null)
  const [first] = useState(props.estimate)
  const isStale = props.estimate !== first
  useEffect(() => {
    const { current } = panel
    if (!current?.childElementCount) wantDetails()
    if (!current || !isStale) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wantDetails(),
      { rootMargin: nearby },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [isStale])
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
