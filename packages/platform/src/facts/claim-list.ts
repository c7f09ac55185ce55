import { averagePaybackMonths, caseResults, technology } from './claims.ts'

/** Every figure that the site states, by the name under which the ledger and articles know it. */
export const claimKeys = [
  'speeding',
  'impacts',
  'idling',
  'nightShiftForklifts',
  'orderResponse',
  'retrieval',
  'search',
  'forklifts',
  'throughput',
  'payback',
  'accuracy',
  'updateRate',
  'range',
  'liveView',
  'analytics',
  'uptime',
  'temperature',
  'protection',
  'spectrum',
  'bands',
  'gatewayPower',
  'certifications',
] as const
export type ClaimKey = (typeof claimKeys)[number]

const { temperaturesC, protection, spectrumGHz, bandsGHz, gatewayPower, rangeM } = technology
const span = ({ from, to }: { from: number; to: number }) => `${from}–${to}`

/** The figure itself, as staff read it; the site's pages write it in their language. */
export const claimFigures: Readonly<Record<ClaimKey, string>> = {
  ...caseFigures(),
  payback: `under ${averagePaybackMonths} months`,
  accuracy: `up to ${technology.accuracyCm} cm`,
  updateRate: `up to ${technology.updateRateHz} Hz`,
  range: `up to ${rangeM.standard} m, ${rangeM.withAntenna.join(' or ')} m with an antenna`,
  liveView: `${technology.liveViewLatencyS} s`,
  analytics: `${technology.analyticsLatencyMin} min`,
  uptime: `up to ${technology.uptimeShare * 100}%`,
  temperature: temperaturesC.map(({ from, to }) => `−${-from} to ${to} °C`).join(', '),
  protection: `${protection.outdoors} outdoors, ${protection.indoors} indoors`,
  spectrum: `${span(spectrumGHz)} GHz`,
  bands: `${span(bandsGHz)} GHz`,
  gatewayPower: `${span(gatewayPower.dcVolts)} V DC, ${span(gatewayPower.acVolts)} V AC, PoE`,
  certifications: technology.certifications.join(', '),
}

function caseFigures() {
  const shares = caseResults.map(({ key, share }): [string, string] => [
    key,
    `${share < 0 ? '−' : '+'}${Math.round(Math.abs(share) * 100)}%`,
  ])
  return Object.fromEntries(shares) as Record<(typeof caseResults)[number]['key'], string>
}
