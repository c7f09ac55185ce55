export interface RequestDemoData {
  /** Every country by name, in the order of the page's language. */
  countries: readonly (readonly [code: string, name: string])[]
}
