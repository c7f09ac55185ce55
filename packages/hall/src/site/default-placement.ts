/**
 * What automatic placement finds for the default hall: it takes a fifth of a second, so it is kept
 * here, and a test computes it again.
 */

/** Which of the hall's candidates hold an anchor. */
export const chosenCandidates: readonly number[] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 14, 15, 17, 22, 24, 25, 26, 28, 29, 30, 31, 35, 39, 42, 51, 55,
  56, 66, 72, 73, 74, 76, 77, 78, 79, 81, 82, 83, 89, 99, 102, 110, 111, 115, 117, 120, 124, 125,
  130, 133, 138, 142, 143, 146, 148, 151, 158, 160, 163, 165, 169, 173, 177, 180, 183, 187, 189,
  192, 196, 197, 203, 206, 212, 215, 221, 224, 228, 232, 233, 236, 238, 241, 246, 250, 251, 254,
  256, 259, 264, 268, 269, 273, 277, 279, 282, 290,
]

/** Anchors that are placed if one thing is different. */
export const whatIf = {
  generated: 97,
  ranging: 74,
  ceiling: 63,
  racks: 65,
  antenna: 80,
} as const
