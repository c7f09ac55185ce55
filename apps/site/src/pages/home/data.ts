import type { Outlooks } from '@repo/pictures/break-even/payback-curve.ts'
import type { ImageFile } from '@repo/platform/ui/responsive-image.tsx'

export interface LatestNews {
  title: string
  permalink: string
  /** ISO time, UTC. */
  publishedAt: string
  /** The first sentences of the text, without markup. */
  summary: string
  categories: readonly string[]
  image?: ImageFile
}

/** A small site as a pilot, with what it costs in all in the example's currency. */
interface Pilot {
  forklifts: number
  /** m² */
  area: number
  pilot: { months: number; spent: number }
}

/** The calculator's example in the country of the page's language. */
export interface ExampleEstimate {
  /** Its name. */
  country: string
  /** ISO 4217 */
  currency: string
  site: {
    forklifts: number
    area: number
    shifts: number
    shiftHours: number
    pallets: number
    complianceFees: number
  }
  /** With bought hardware. */
  outlooks: Outlooks
  rentedPayback: number | null
  /** How many monthly payments the rented payback counts, and of how many. */
  rent: { paid: number; payments: number }
  pilot: Pilot
}

export interface HomeData {
  example: ExampleEstimate
  /** What the stated average is the mean of; null: not every site pays back. */
  average: { sites: number; mean: number | null }
  /** 3 at most, newest publication first. */
  latest: readonly LatestNews[]
}
