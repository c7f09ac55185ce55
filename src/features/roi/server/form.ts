import { HttpError } from '#src/server/http/http-error.ts'
import { parse } from '#src/server/http/parse.ts'
import type { FormHandler } from '#src/site/server/forms.ts'
import { calculatorApi } from '../contract.ts'
import { errorTexts } from '../form/error-text.ts'
import type { FieldKey } from '../form/fields.ts'
import { read, type FieldErrorCode } from '../form/read.ts'
import { formWords } from '../messages/form/form-words.ts'
import { isInputKey } from '../model/measures/inputs.ts'
import { isKeyOf } from '../model/records.ts'

/** The page itself shows the result and says each field's error: it reads what was posted as the browser would. */
export const estimateForm: FormHandler = {
  async handle(_platform, { lang, values }) {
    const { given, errors } = read(lang, values)
    if (!given) throw error(errors)
    parse(calculatorApi.compute.body, given)
    return 'show'
  },

  /** Where the endpoint rejects what the form has read, the rule is none of the form's. */
  errorText(lang, { field, rule }) {
    const { estimator, errors } = formWords[lang]
    if (!isInputKey(field) || !isKeyOf(errors, rule)) return estimator.checkEntries
    const texts = errorTexts(lang, formWords[lang], { [field]: rule }, {})
    return texts[field] ?? estimator.checkEntries
  },
}

function error(errors: Partial<Record<FieldKey, FieldErrorCode>>): HttpError {
  const fields = Object.entries(errors).map(([field, rule]) => ({ field, rule, message: rule }))
  return new HttpError('INVALID_FIELDS', { fields })
}
