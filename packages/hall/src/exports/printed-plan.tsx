import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { trustedHtml } from '@repo/platform/ui/trusted-types.ts'
import { isStaleFor } from '../runs/runs-state.ts'
import { loaded } from '../workbench/loaded.ts'
import { useWorkbench } from '../workbench/workbench.ts'
import styles from './exports-panel.module.css'

export type Paper = 'a4' | 'a3'
export type Print = (paper: Paper) => void

interface Printed {
  /** Undefined until what draws it is loaded. */
  readonly svg?: string
  readonly paper: Paper
}

/** What is printed now, and what prints it in place of the page; the panel has the drawing's colours. */
export function usePrinting(panel: RefObject<Element | null>): [Printed | undefined, Print] {
  const workbench = useWorkbench()
  const [printed, setPrinted] = useState<Printed>()
  useEffect(() => {
    if (!printed) return undefined
    const end = () => setPrinted(undefined)
    addEventListener('afterprint', end)
    return () => removeEventListener('afterprint', end)
  }, [printed])
  const print = async (paper: Paper) => {
    setPrinted({ paper })
    const files = await loaded(() => import('./plan-files.ts'), workbench.words.start.failed)
    if (!files || !panel.current) {
      setPrinted(undefined)
      return
    }
    // Small paper is read from as near as a large one.
    const svg = files.drawingOf(workbench, panel.current, paper === 'a4' ? 1.6 : 1)
    flushSync(() => setPrinted({ svg, paper }))
    window.print()
  }
  return [printed, (paper) => void print(paper)]
}

/** The drawing, the bill of materials, and the key figures of a run of this very plan. */
export function PrintedPlan({ svg, paper }: Printed) {
  const { planner, runs, planTexts, words } = useWorkbench()
  const { both, view } = runs.state
  return (
    <div className={styles.sheet} data-sheet="" data-paper={paper}>
      {svg && <Drawing svg={svg} />}
      <table>
        <caption>{words.materials.title}</caption>
        <tbody>
          {planTexts.materialCells(planner.state).map(([name, , written]) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{written}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {view && !isStaleFor(both, planner.state) && <view.KpiTable both={both} />}
    </div>
  )
}

function Drawing({ svg }: { svg: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { documentElement } = new DOMParser().parseFromString(trustedHtml(svg), 'image/svg+xml')
    place.current?.replaceChildren(document.adoptNode(documentElement))
  }, [svg])
  return <div ref={place} />
}
