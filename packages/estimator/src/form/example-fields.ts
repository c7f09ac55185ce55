import type { Lang } from '@repo/platform/i18n/locales.ts'
import { exampleSite } from '../model/examples.ts'
import type { PriceList } from '../model/price-list.ts'
import { wholeExample } from './basis.ts'
import type { FormValues } from './fields.ts'
import { formatFields } from './format-fields.ts'

/** The fields of the example in a country. */
export const exampleFields = (lang: Lang, priceList: PriceList, country: string): FormValues => ({
  ...formatFields(lang, exampleSite(priceList, country)),
  ...wholeExample,
})
