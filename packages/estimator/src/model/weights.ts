import type { Industry, UseCase } from './input.ts'

export type Lever =
  | 'impacts'
  | 'compliance'
  | 'idling'
  | 'search'
  | 'retrieval'
  | 'rightSizing'
  | 'throughput'

const weigh = (
  impacts: number,
  compliance: number,
  idling: number,
  search: number,
  retrieval: number,
  rightSizing: number,
  throughput: number,
): Record<Lever, number> => ({
  impacts,
  compliance,
  idling,
  search,
  retrieval,
  rightSizing,
  throughput,
})

/** 1 the use case's own objective, 0.75 supported, 0.5 a by-product; all proposals. */
export const weights: Record<UseCase, Record<Lever, number>> = {
  'fleet-safety': weigh(1, 1, 0.75, 0.5, 0.5, 0.5, 0.5),
  'fleet-maintenance': weigh(0.75, 0.75, 1, 0.5, 0.5, 0.75, 0.75),
  'stock-management': weigh(0.5, 0.5, 0.5, 1, 1, 0.5, 0.75),
  'performance-monitoring': weigh(0.75, 0.5, 1, 0.75, 0.75, 0.75, 1),
  'fleet-right-sizing': weigh(0.5, 0.5, 0.75, 0.5, 0.5, 1, 0.75),
  'fifo-compliance': weigh(0.5, 1, 0.5, 1, 1, 0.5, 0.75),
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
