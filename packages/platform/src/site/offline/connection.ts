/** Of the Network Information API, which not every browser has. */
export interface Connection {
  saveData?: boolean | undefined
  effectiveType?: string | undefined
}

/** Good enough for pages that nobody has asked for; as long as nothing is known of it, too. */
export const isGood = ({ saveData = false, effectiveType = '4g' }: Connection): boolean =>
  !saveData && effectiveType === '4g'

const leastQuota = 50 * 1024 * 1024

/** Whether the device leaves the site room; so do browsers that do not say how much. */
export async function hasRoom(
  storage: Pick<StorageManager, 'estimate'> | undefined,
): Promise<boolean> {
  const { quota = Infinity } = (await storage?.estimate().catch(() => {})) ?? {}
  return quota >= leastQuota
}
