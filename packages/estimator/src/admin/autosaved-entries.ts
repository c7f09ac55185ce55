import {
  autosavedTexts,
  type AutosavedText,
} from '@repo/platform/content/admin/drafts/autosaved-texts.ts'
import type { FormValues } from '../form/fields.ts'

/** Before the id of a demo request, where entries are kept for one. */
export const leadPrefix = 'lead-'

export const autosavedEntries = (accountId: string): AutosavedText[] =>
  autosavedTexts<FormValues>(
    {
      type: 'calculator',
      section: 'Estimates',
      titleOf: entriesTitle,
      linkTo: (itemId) => ({ to: '/calculator/new', search: searchOf(itemId) }),
    },
    accountId,
  )

function searchOf(itemId: string | null): { from?: string; lead?: string } {
  if (itemId === null) return {}
  return itemId.startsWith(leadPrefix)
    ? { lead: itemId.slice(leadPrefix.length) }
    : { from: itemId }
}

export const entriesTitle = ({ companyName }: FormValues): string =>
  companyName || 'Inputs without a company name'

export const autosavedPrices = (accountId: string): AutosavedText[] =>
  autosavedTexts<unknown>(
    {
      type: 'prices',
      section: 'Price lists',
      titleOf: () => 'Draft price list',
      linkTo: () => ({ to: '/prices/draft' }),
    },
    accountId,
  )
