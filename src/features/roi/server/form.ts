import { parse } from '#src/server/http/parse.ts'
import { ProblemError } from '#src/server/http/problem-error.ts'
import type { FormHandler } from '#src/site/server/forms.ts'
import { calculatorApi } from '../contract.ts'
import { fieldKeys, type FieldKey } from '../form/fields.ts'
import { faultTexts } from '../form/fault-text.ts'
import { read, type FaultCode } from '../form/read.ts'
import { formWords } from '../messages/form/form-words.ts'

/** The page itself shows the result and says each field's fault: it reads what was posted as the browser would. */
export const estimateForm: FormHandler = {
  async take(_platform, { lang, values }) {
    const { given, faults } = read(lang, values)
    if (!given) throw refusal(faults)
    parse(calculatorApi.compute.body, given)
    return 'show'
  },

  /** Where the call refuses what the form has read, its rule is none of the form's. */
  explain(lang, { field, rule }) {
    const { estimator, faults } = formWords[lang]
    if (!isFieldKey(field) || !(rule in faults)) return estimator.checkEntries
    const texts = faultTexts(lang, formWords[lang], { [field]: rule as FaultCode }, {})
    return texts[field] ?? estimator.checkEntries
  },
}

const isFieldKey = (name: string): name is FieldKey =>
  (fieldKeys as readonly string[]).includes(name)

function refusal(faults: Partial<Record<FieldKey, FaultCode>>): ProblemError {
  const fields = Object.entries(faults).map(([field, rule]) => ({ field, rule, message: rule }))
  return new ProblemError('INVALID_FIELDS', { fields })
}
