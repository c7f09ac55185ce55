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
  /**
   * What a line through a wall loses, on the scale of `obstruction`. The model blocks at every wall. Steel, the
   * steel skins of a cold store's panel and concrete stay so; uncoated glass lets most of a pulse through and
   * shadows, by NISTIR 6055 (Stone 1997), which measured panes, masonry and concrete from 3 to 8 GHz.
   */
  wallHides: { steel: 2, panel: 2, concrete: 2, glass: 1 },
  /** A deck of steel or concrete, as a wall. */
  deckHides: 2,
} as const

/** What planning a hall takes besides: drawing one, placing anchors, buying what they need. */
export const planningConstants = {
  /** Nominal range of the antenna that the estimate counts with. */
  ranges: { indoor: 50, outdoor: 65 },
  /** Share of the drivable floor that automatic placement brings to `fine` or `good`. */
  coverageTarget: 0.99,
  /** How far a truck's tag stays away from a rack. */
  clearance: 0.6,
  /** Of a hall of which nothing else is known. */
  ceiling: 10,
  anchorDrop: 1,
  tagHeight: 2.2,
  aislePitch: 5.5,
  aisle: 3.1,
  singleRow: 1.2,
  doubleRow: 2.4,
  rackHeight: 6,
  rackFill: 0.85,
  /** Depth of the street behind a block of racks, and of the floor that docks need before the first. */
  street: 6,
  front: 16,
  columnPitch: 12,
  columnSide: 0.4,
  minimumAnchors: 6,
  /** Places for anchors: one for each of these lengths of wall and of rack row. */
  wallStep: 8,
  /** Between two places below a mezzanine, from its edges in, and from its deck down. */
  deckStep: 8,
  deckInset: 0.5,
  deckDrop: 0.3,
  rackStep: 7.5,
  /** Between a wall and the anchor on it. */
  wallGap: 0.2,
  anchorsPerGateway: 20,
  spareTags: 0.05,
  /** Cable beyond the way on the floor, for the heights at both ends; and the share added for waste. */
  cableRise: 6,
  cableWaste: 1.1,
  /** Copper Ethernet ends at 100 m. */
  longestCable: 90,
} as const
