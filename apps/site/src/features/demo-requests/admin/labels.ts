import { displayNames } from '@repo/platform/i18n/display-names.ts'
import type { DemoRequest, DemoRequestState } from '../contract.ts'
import facts from '@repo/platform/words/facts/en.json' with { type: 'json' }
import form from '#words/demo-requests/en.json' with { type: 'json' }

/** The back office is English: it uses the English form's labels. */
export const industryNames = facts.industries
export const useCaseNames = { ...facts.useCases, ...form.useCases }

export const stateNames = {
  new: 'New',
  contacted: 'Contacted',
  closed: 'Closed',
  doubtful: 'Doubtful',
} as const satisfies Record<DemoRequestState, string>

export const stateTones = {
  new: 'orange',
  contacted: 'teal',
  closed: 'grey',
  doubtful: 'amber',
} as const

export const nobodyName = 'Nobody'

export const regionName = (country: string): string =>
  displayNames('en', 'region').of(country) ?? country

export const countryName = ({ country }: Pick<DemoRequest, 'country'>): string =>
  regionName(country)
