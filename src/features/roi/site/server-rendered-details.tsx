import { useEffect, useRef, useState, type ComponentType } from 'react'
import { ServerRendered } from '#src/site/server-rendered.tsx'
import type { DetailsProps, RenderDetails } from '../result/details-content.tsx'
import { DetailsPanel } from '../result/details-panel.tsx'
import styles from '../result/result-details.module.css'

const load = () => import('../result/details-content.tsx')

let Content: ComponentType<DetailsProps> | undefined
if (import.meta.env.SSR) Content = (await load()).DetailsContent

/** Out of sight nobody sees that what the server has rendered is outdated. */
const nearby = '400px'

/** Somebody is in it, or has chosen before the estimator came to life. */
const used = ':focus, option:checked:not([selected])'

/**
 * The details as the server rendered them, until their code is wanted. It hydrates them as a root of their
 * own: React passes nothing on from what waits in its own tree, not even the touch that asks for it.
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
    if (current!.querySelector(used)) setWanted(true)
    if (!isStale) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWanted(true),
      { rootMargin: nearby },
    )
    observer.observe(current!)
    return () => observer.disconnect()
  }, [isStale])
  useEffect(() => {
    if (!isWanted) return
    load().then(
      ({ hydrateDetails }) =>
        hydrateDetails(place.current!, rendered, (known) => setDraw(() => known)),
      // Without the code, what the server has rendered stays.
      () => {},
    )
  }, [isWanted, rendered])
  // Nothing else of it changes while the page is open.
  useEffect(() => draw?.({ ...rendered, estimate }), [draw, rendered, estimate])
  return (
    <DetailsPanel title={words.details} onTouch={() => setWanted(true)}>
      <ServerRendered ref={place} className={styles.columns}>
        {Content && <Content {...props} />}
      </ServerRendered>
    </DetailsPanel>
  )
}
