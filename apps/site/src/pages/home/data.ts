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
}

export interface HomeData {
  example: ExampleEstimate
  /** 3 at most, newest publication first. */
  latest: readonly LatestNews[]
}
