/** Of the Network Information API, which not every browser has. */
export interface Connection {
  saveData?: boolean | undefined
  effectiveType?: string | undefined
}

/** Good enough for pages that nobody has asked for; as long as nothing is known of it, too. */
export const isGood = ({ saveData = false, effectiveType = '4g' }: Connection): boolean =>
  !saveData && effectiveType === '4g'
