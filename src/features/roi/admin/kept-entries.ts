import { keptTexts, type KeptText } from '#src/content/admin/kept-texts.ts'
import type { FormValues } from '../form/fields.ts'

export const keptEntries = (accountId: string): KeptText[] =>
  keptTexts<FormValues>(
    {
      type: 'calculator',
      section: 'Calculator',
      titleOf: entriesTitle,
      linkTo: (from) => ({ to: '/calculator/new', search: from ? { from } : {} }),
    },
    accountId,
  )

export const entriesTitle = ({ companyName }: FormValues): string =>
  companyName || 'Inputs without a company name'

export const keptPrices = (accountId: string): KeptText[] =>
  keptTexts<unknown>(
    {
      type: 'prices',
      section: 'Prices and constants',
      titleOf: () => 'Unsaved values',
      linkTo: () => ({ to: '/prices/draft' }),
    },
    accountId,
  )
