/** A line of the estimate as it is written in the language of the page. */
export interface EstimateLine {
  effect: 'safety' | 'efficiency' | 'capacity' | 'compliance' | 'co2'
  name: string
  value: string
}

/** The estimator's example in the country of the page's language. */
export interface BenefitsData {
  country: string
  /** kg CO₂e per kWh of electricity. */
  gridCo2: number
  site: { forklifts: number; shifts: number; pallets: number }
  co2: { tons: number; kgPerPallet: number }
  lines: readonly EstimateLine[]
}
