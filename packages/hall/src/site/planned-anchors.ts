import { defaultSize, defaultTrucks } from './default-hall.ts'
import { whatIf } from './default-placement.ts'

interface Site {
  /** m² */
  readonly area: number
  readonly forklifts: number
}

/** How many anchors the simulator places for a site, where its example is this site. */
export const plannedAnchors = ({ area, forklifts }: Site): number | undefined =>
  area === defaultSize.area && forklifts === defaultTrucks ? whatIf.generated : undefined
