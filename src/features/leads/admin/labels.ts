import type { Lead, LeadState } from '../contract.ts'
import type { Industry, UseCase } from '../demo-form.ts'

export const industryNames = {
  enterprise: 'Enterprise',
  semiconductors: 'Semiconductors',
  communications: 'Communications',
  internet: 'Internet',
  'e-commerce': 'E-commerce',
  logistics: 'Logistics',
  luxury: 'Luxury (manufacturing, packaging, warehousing)',
  manufacturing: 'Manufacturing',
  'food-manufacturing': 'Food manufacturing',
  'erp-and-system-integrators': 'ERP and system integrators',
  retail: 'Retail',
  'manufacturing-logistics': 'Manufacturing/logistics',
  storage: 'Storage',
  petroleum: 'Petroleum',
} as const satisfies Record<Industry, string>

export const useCaseNames = {
  'fleet-safety': 'Forklift fleet safety',
  'fleet-maintenance': 'Fleet maintenance and performance monitoring',
  'stock-management': 'Stock management or placement',
  'performance-monitoring': 'Performance monitoring',
  'fleet-right-sizing': 'Fleet right-sizing',
  'fifo-compliance': 'FIFO compliance',
  manufacturing: 'Manufacturing',
  retail: 'Retail',
} as const satisfies Record<UseCase, string>

export const stateNames = {
  new: 'New',
  contacted: 'Contacted',
  closed: 'Closed',
} as const satisfies Record<LeadState, string>

export const stateTones = { new: 'orange', contacted: 'teal', closed: 'grey' } as const

const regions = new Intl.DisplayNames('en-GB', { type: 'region' })

export const countryName = ({ country }: Pick<Lead, 'country'>): string =>
  regions.of(country) ?? country
