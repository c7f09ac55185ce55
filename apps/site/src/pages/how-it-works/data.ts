/** The calculator's example: what it counts of hardware and man-days, and by which rule. */
export interface HowItWorksData {
  /** m² */
  area: number
  forklifts: number
  anchors: number
  /** The anchors that the simulator places for the same site, where it has that site. */
  plannedAnchors: number | undefined
  tags: number
  gateways: number
  /** Rounded up. */
  manDays: number
  /** Man-days by kind of work, unrounded. */
  work: { fixed: number; mounting: number; fitting: number; zones: number }
  perManDay: { anchors: number; tags: number; area: number }
  pilotMonths: { least: number; most: number }
}
