import { z } from 'zod'

/** The id of anything that is stored. */
export const itemId = z.string().min(1).max(64)
export const byId = z.strictObject({ id: itemId })

/** The version that the caller has seen. Where given and no longer current: 409 STALE_VERSION. */
export const seenVersion = z.int32().optional()
