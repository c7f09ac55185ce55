import { useEffect, useRef, useState, type ComponentType } from 'react'
import { ServerRendered } from '@repo/platform/site/document/server-rendered.tsx'
import type { DetailsProps, RenderDetails } from '../result/details-content.tsx'
import { Fold } from '@repo/platform/ui/fold.tsx'
import styles from '../result/result-details.module.css'

const load = () => import('../result/details-content.tsx')

let Content: ComponentType<DetailsProps> | undefined
if (import.meta.env.SSR) Content = (await load()).DetailsContent

/** Distance from the viewport at which the outdated server-rendered details are hydrated. */
const nearby = '400px'

/** Focused, or with an option chosen before hydration. */
const used = ':focus, option:checked:not([selected])'

/**
 * The server-rendered details, hydrated when they are used or outdated and near the viewport. They
 * are a React root of their own: events on them do not reach the tree of the page.
 */
export function ServerRenderedDetails(props: DetailsProps) {
  const { estimate, words } = props
  const place = useRef<HTMLDivElement>(null)
  const [rendered] = useState(props)
  const [isWanted, setWanted] = useState(false)
  const [draw, setDraw] = useState<RenderDetails>()
  const isStale = estimate !== rendered.estimate
  useEffect(() => {
    const { current } = place
    if (current?.querySelector(used)) setWanted(true)
    if (!current || !isStale) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWanted(true),
      { rootMargin: nearby },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [isStale])
  useEffect(() => {
    const { current } = place
    if (!isWanted || !current) return
    load()
      .then(({ hydrateDetails }) =>
        hydrateDetails(current, rendered, (known) => setDraw(() => known)),
      )
      // Where the code cannot be loaded, the server-rendered details stay.
      .catch(() => {})
  }, [isWanted, rendered])
  // Only the estimate changes while the page is open.
  useEffect(() => draw?.({ ...rendered, estimate }), [draw, rendered, estimate])
  return (
    <div data-screen-only onPointerOver={() => setWanted(true)} onFocus={() => setWanted(true)}>
      <Fold title={words.details}>
        <ServerRendered ref={place} className={styles.columns}>
          {Content && <Content {...props} />}
        </ServerRendered>
      </Fold>
    </div>
  )
}
