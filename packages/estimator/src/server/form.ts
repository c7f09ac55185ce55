import { HttpError } from '@repo/platform/server/http/http-error.ts'
import { parse } from '@repo/platform/server/http/parse.ts'
import type { FormHandler } from '@repo/platform/site/server/forms.ts'
import { calculatorApi } from '../contract.ts'
import { errorTexts } from '../form/error-text.ts'
import type { FieldKey } from '../form/fields.ts'
import { parseFields, withPlaceholderName, type FieldErrorCode } from '../form/parse-fields.ts'
import { afterPosting } from '../form/own-figures.ts'
import { exampleFields } from '../form/example-fields.ts'
import { countryOf } from './country-of-language.ts'
import { publishedPriceList } from './price-list.ts'
import { formWords } from '#words/index.ts'
import { isInputKey } from '../model/measures/inputs.ts'
import { isKeyOf } from '@repo/platform/values/records.ts'

/**
 * The page shows the result or the errors: it parses the posted values with the same code as the
 * browser.
 */
export const estimateForm: FormHandler = {
  async handle({ store }, { lang, values }) {
    const priceList = await publishedPriceList(store).current()
    const example = exampleFields(lang, priceList, countryOf[lang])
    const own = { ...values, ...afterPosting({ lang, priceList }, values, example) }
    const { given, errors } = parseFields(lang, withPlaceholderName(own))
    if (!given) throw error(errors)
    parse(calculatorApi.compute.body, given)
    return 'show'
  },

  /** Reached only where the endpoint has a rule that the form does not have. */
  errorText(lang, { field, rule }) {
    const { estimator, errors } = formWords[lang]
    if (!isInputKey(field) || !isKeyOf(errors, rule)) return estimator.checkEntries
    const texts = errorTexts(lang, formWords[lang], { [field]: rule }, { values: {} })
    return texts[field] ?? estimator.checkEntries
  },
}

function error(errors: Partial<Record<FieldKey, FieldErrorCode>>): HttpError {
  const fields = Object.entries(errors).map(([field, rule]) => ({ field, rule, message: rule }))
  return new HttpError('INVALID_FIELDS', { fields })
}
