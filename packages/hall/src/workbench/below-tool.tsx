import { useEffect, useRef } from 'react'
import { useStore } from './use-store.ts'
import { loadBelow } from './open-below.ts'
import { useWorkbench } from './workbench.ts'

/** The place of what follows from the plan, loaded for a visitor who scrolls there. */
export function BelowTool() {
  const workbench = useWorkbench()
  const { Sections } = useStore(workbench.below, 'Sections')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (Sections || !place.current) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) void loadBelow(workbench)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [Sections, workbench])
  return Sections ? <Sections /> : <div ref={place} data-below="" />
}
