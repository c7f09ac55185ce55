import type { Industry, UseCase } from './input.ts'

export type Lever =
  | 'impacts'
  | 'compliance'
  | 'idling'
  | 'search'
  | 'retrieval'
  | 'rightSizing'
  | 'throughput'

type Weights = Readonly<Record<Lever, number>>

/** A weight that is not given is that of a by-product. */
const weigh = (given: Partial<Weights>): Weights => ({
  impacts: 0.5,
  compliance: 0.5,
  idling: 0.5,
  search: 0.5,
  retrieval: 0.5,
  rightSizing: 0.5,
  throughput: 0.5,
  ...given,
})

/** 1 the use case's own objective, 0.75 supported, 0.5 a by-product; all proposals. */
export const weights: Record<UseCase, Weights> = {
  'fleet-safety': weigh({ impacts: 1, compliance: 1, idling: 0.75 }),
  'fleet-maintenance': weigh({
    impacts: 0.75,
    compliance: 0.75,
    idling: 1,
    rightSizing: 0.75,
    throughput: 0.75,
  }),
  'stock-management': weigh({ search: 1, retrieval: 1, throughput: 0.75 }),
  'performance-monitoring': weigh({
    impacts: 0.75,
    idling: 1,
    search: 0.75,
    retrieval: 0.75,
    rightSizing: 0.75,
    throughput: 1,
  }),
  'fleet-right-sizing': weigh({ idling: 0.75, rightSizing: 1, throughput: 0.75 }),
  'fifo-compliance': weigh({ compliance: 1, search: 1, retrieval: 1, throughput: 0.75 }),
}

/** Multipliers of time and throughput only; all proposals. */
export const industryFactors: Record<Industry, number> = {
  enterprise: 0.7,
  semiconductors: 0.8,
  communications: 0.7,
  internet: 0.7,
  'e-commerce': 1,
  logistics: 1,
  luxury: 0.9,
  manufacturing: 0.9,
  'food-manufacturing': 0.9,
  'erp-and-system-integrators': 0.7,
  retail: 1,
  'manufacturing-logistics': 1,
  storage: 1,
  petroleum: 0.8,
}
