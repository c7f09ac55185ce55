import { quantityLimits, type Quantities } from '../model/quantities.ts'
import { keysOf } from '@repo/platform/values/records.ts'
import type { FormValues } from './fields.ts'

/** The mandatory figures: each stays the example's until the visitor enters it. */
export const mandatoryFigures = ['forklifts', 'area', 'shifts', 'shiftHours', 'pallets'] as const
export const aisleKeys = ['aisles', 'aisleLength'] as const

/** The figures of the example; the optional ones are not kept beside an own figure. */
export const exampleFigures = [...mandatoryFigures, ...aisleKeys, 'complianceFees'] as const

export type ExampleFigure = (typeof exampleFigures)[number]
export type AisleKey = (typeof aisleKeys)[number]

/** Where figures of an estimate come from that the visitor has not entered. */
export interface Basis {
  /** Figures of the example. */
  kept: readonly ExampleFigure[]
  /** Figures that the area gives. */
  derived: readonly AisleKey[]
  /** The counts of a drawn plan. */
  quantities?: Quantities
}

export const ownBasis: Basis = { kept: [], derived: [] }

/** Nothing has been entered yet. */
export const isWholeExample = ({ kept }: Pick<Basis, 'kept'>): boolean =>
  kept.length === exampleFigures.length

export const wholeExample = { kept: exampleFigures.join('.'), derived: '', plan: '' }

const keysIn = <Key extends string>(text: string | undefined, known: readonly Key[]): Key[] => {
  const written = new Set(text?.split('.'))
  return known.filter((key) => written.has(key))
}

/** Reads the basis from the hidden fields of the form. */
export function basisOf({ kept, derived, plan }: FormValues): Basis {
  const quantities = quantitiesIn(plan)
  return {
    kept: keysIn(kept, exampleFigures),
    derived: keysIn(derived, aisleKeys),
    ...(quantities && { quantities }),
  }
}

/** The hidden fields of a basis. */
export const basisValues = ({ kept, derived, quantities }: Basis) => ({
  kept: kept.join('.'),
  derived: derived.join('.'),
  plan: quantities ? planText(quantities) : '',
})

/** The marks below the fields of a basis. */
export const marksOf = ({ kept, derived }: Pick<Basis, 'kept' | 'derived'>): string[] => [
  ...kept.map((key) => `kept-${key}`),
  ...derived.map((key) => `derived-${key}`),
]

const quantityKeys = keysOf(quantityLimits)

export const planText = (quantities: Quantities): string =>
  quantityKeys.map((key) => quantities[key]).join('.')

function quantitiesIn(text = ''): Quantities | undefined {
  if (!/^\d+(\.\d+){3}$/.test(text)) return undefined
  const counts = text.split('.').map(Number)
  const [anchors = 0, gateways = 0, switches = 0, cableMetres = 0] = counts
  const quantities = { anchors, gateways, switches, cableMetres }
  const isKnown = quantityKeys.every((key) => quantities[key] <= quantityLimits[key].max)
  return isKnown ? quantities : undefined
}

/** The parameters of a link that hold a basis, each after an ampersand. */
export function basisFragment({ kept, derived, quantities }: Basis): string {
  const parameters = new URLSearchParams({
    ...(kept.length > 0 && { kept: kept.join('.') }),
    ...(derived.length > 0 && { derived: derived.join('.') }),
    ...(quantities && {
      plan: String(quantities.anchors),
      gateways: String(quantities.gateways),
      switches: String(quantities.switches),
      cable: String(quantities.cableMetres),
    }),
  }).toString()
  return parameters && `&${parameters}`
}
