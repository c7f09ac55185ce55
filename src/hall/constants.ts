/**
 * Constants of the hall model, version 1: lengths in metres, errors as one standard deviation. Where
 * each comes from stands with the model; what the specification says is read from the claims.
 */
export const hallConstants = {
  constantsVersion: 1,
  /** Share of the nominal range within which an anchor counts. */
  usableRange: { open: 0.5, aisle: 0.6 },
  /** Anchors needed in sight for a position. */
  needed: { tdoa: { open: 4, aisle: 2 }, twr: { open: 3, aisle: 2 } },
  arrivalError: 0.05,
  clockError: 0.03,
  shadowError: 0.3,
  /** Upper limit of the expected error for each class of position. */
  classes: { fine: 0.1, good: 0.3, weak: 3 },
  /** A rack filled less than this only shadows. */
  blockingFill: 0.5,
} as const
