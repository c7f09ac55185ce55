import { keysOf } from '#src/values/records.ts'
import { brand } from '#src/brand/brand.ts'
import { technology } from '#src/facts/claims.ts'
import type { Thing } from '../page.ts'

type Bounds = Readonly<{ minValue?: number; maxValue?: number; value?: number; unitCode: string }>

const { rangeM, gatewayPower, temperaturesC, bandsGHz, spectrumGHz } = technology
const between = ({ from, to }: { from: number; to: number }, unitCode: string): Bounds => ({
  minValue: from,
  maxValue: to,
  unitCode,
})
const atMost = (maxValue: number, unitCode: string): Bounds => ({ maxValue, unitCode })

/** The stated figures in the units of UN/CEFACT. "Up to 10 cm" is an error of 10 cm at best. */
const figures = {
  accuracy: [{ minValue: technology.accuracyCm, unitCode: 'CMT' }],
  rate: [atMost(technology.updateRateHz, 'HTZ')],
  range: [atMost(rangeM.standard, 'MTR')],
  rangeAntenna: rangeM.withAntenna.map((metres) => atMost(metres, 'MTR')),
  spectrum: [between(spectrumGHz, 'A86')],
  bands: [between(bandsGHz, 'A86')],
  liveView: [{ value: technology.liveViewLatencyS, unitCode: 'SEC' }],
  analytics: [{ value: technology.analyticsLatencyMin, unitCode: 'MIN' }],
  temperature: temperaturesC.map((span) => between(span, 'CEL')),
  power: [between(gatewayPower.dcVolts, 'VLT'), between(gatewayPower.acVolts, 'VLT')],
} satisfies Readonly<Record<string, readonly Bounds[]>>

export type StatedFigure = keyof typeof figures

/** The product with the figures that a page states, each by the name that it has there. */
export function productThing(
  description: string,
  names: Readonly<Partial<Record<StatedFigure, string>>>,
): Thing {
  return {
    '@type': 'Product',
    name: brand.name,
    description,
    brand: { '@type': 'Brand', name: brand.name },
    additionalProperty: keysOf(names).flatMap((figure) =>
      figures[figure].map((bounds) => ({
        '@type': 'PropertyValue',
        name: names[figure],
        ...bounds,
      })),
    ),
  }
}
