/** Mean paybacks in months of the sites that the stated average is based on; null: not all pay back. */
export interface IndustryData {
  sites: number
  mean: number | null
  oneShift: number | null
  /** How many fields an estimate needs. */
  fields: number
}
