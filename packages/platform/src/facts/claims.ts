/**
 * Every figure that the site states, from the specification (section 9), in one place: each page and
 * language reads it from here. Wording is the page's.
 */
export const caseResults = [
  { study: 1, key: 'speeding', share: -0.2 },
  { study: 1, key: 'impacts', share: -0.35 },
  { study: 1, key: 'idling', share: -0.15 },
  { study: 2, key: 'nightShiftForklifts', share: -0.25 },
  { study: 2, key: 'orderResponse', share: -0.23 },
  { study: 2, key: 'retrieval', share: -0.05 },
  { study: 3, key: 'search', share: -0.25 },
  { study: 3, key: 'forklifts', share: -0.05 },
  { study: 3, key: 'throughput', share: 0.2 },
] as const

export type CaseResult = (typeof caseResults)[number]
export type CaseKey = CaseResult['key']

export const technology = {
  accuracyCm: 10,
  updateRateHz: 16,
  rangeM: { standard: 50, withAntenna: [65, 150] },
  liveViewLatencyS: 3,
  analyticsLatencyMin: 5,
  uptimeShare: 0.99,
  temperaturesC: [
    { from: -20, to: 60 },
    { from: -40, to: 85 },
  ],
  protection: { outdoors: 'IP67', indoors: 'IP54' },
  spectrumGHz: { from: 3.1, to: 10.5 },
  bandsGHz: { from: 3.4, to: 6.5 },
  gatewayPower: { dcVolts: { from: 9, to: 36 }, acVolts: { from: 110, to: 220 }, poe: true },
  certifications: ['UL', 'CE'],
} as const

/** The payback that the site states; the estimator computes each visitor's own. */
export const averagePaybackMonths = 11
