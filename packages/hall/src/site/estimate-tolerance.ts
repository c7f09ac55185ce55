/** How near the estimate's count is to a plan's, and from which aisle length on; a test compares it with the estimate. */
export const estimateTolerance = { share: 0.15, aisleLength: 25 } as const
