import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { PageProps } from '@repo/platform/site/page.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { termWordsFor, type TermWords } from '../explain/term-words.ts'
import { fieldNames, type FormValues } from '../form/fields.ts'
import { afterPosting } from '../form/own-figures.ts'
import {
  formWords,
  type FormWords,
  resultWords,
  type ResultWords,
  sheetWords,
} from '#words/index.ts'
import type { SheetData } from '../sheet/figures.ts'
import type { PriceList } from '../model/price-list.ts'
import { exampleFields } from '../form/example-fields.ts'
import { pagePriceList } from './page-price-list.ts'

/** Props of the estimator in one language, serialised as JSON for the browser. */
export interface EstimatorProps {
  lang: Lang
  /** Address of the page, to which the form is posted without JavaScript. */
  action: string
  requestDemo: string
  simulator: string
  priceList: PriceList
  /** ISO, of the price list. */
  publishedAt: string
  /** The country for which the page is rendered. */
  country: string
  countries: readonly (readonly [code: string, name: string])[]
  /** The values posted without JavaScript. */
  sent?: { values: FormValues; rejected: boolean }
  words: {
    /** The word beside a required field. */
    required: string
    form: FormWords
    result: ResultWords
    terms: TermWords
    sheet: SheetData['words']
  }
}

type Given = Pick<EstimatorProps, 'lang' | 'priceList' | 'publishedAt' | 'country' | 'countries'> &
  Pick<PageProps, 'posted' | 'rejected'> & {
    /** Name and address of the company, for the printed sheet. */
    contact: string
  }

/** Server only: it imports all languages. */
export function estimatorProps({ posted, rejected, contact, ...given }: Given): EstimatorProps {
  const { lang, priceList } = given
  const sent = [posted, rejected?.values].find((values) => values?.form === 'estimate')
  return {
    ...given,
    priceList: pagePriceList(priceList),
    action: pathOf(lang, 'pricing'),
    requestDemo: pathOf(lang, 'request-demo'),
    simulator: pathOf(lang, 'simulator'),
    ...(sent && { sent: { values: ownFields(sent, given), rejected: rejected !== undefined } }),
    words: {
      required: siteWords[lang].forms.required,
      form: formWords[lang],
      result: resultWords[lang],
      terms: termWordsFor(lang, priceList),
      sheet: { ...sheetWords[lang], contact },
    },
  }
}

/** The posted fields, without what is still of the example that the form began with. */
function ownFields(
  posted: Readonly<Record<string, string>>,
  { lang, priceList, country }: Pick<Given, 'lang' | 'priceList' | 'country'>,
): FormValues {
  const values = Object.fromEntries(fieldNames.map((name) => [name, posted[name] ?? '']))
  const example = exampleFields(lang, priceList, country)
  return { ...values, ...afterPosting({ lang, priceList }, values, example) }
}
