/** What a signed link shows though visitors do not see it yet: one item of a type. */
export interface Preview {
  type: string
  id: string
  /** When the link ends (ISO time, UTC). */
  until: string
}
