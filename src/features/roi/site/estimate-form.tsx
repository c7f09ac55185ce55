import type { FocusEventHandler, InputEventHandler, Ref, SubmitEventHandler } from 'react'
import { formatMoney } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import type { FieldKey, FormValues } from '../form/fields.ts'
import { RoiFields } from '../form/roi-fields.tsx'
import type { Results } from '../model/results.ts'
import { priceRow } from '../model/table.ts'
import { monthsText } from '../result/format-result.ts'
import type { EstimatorProps } from './estimator-props.ts'
import styles from './estimator.module.css'
import { SentFaults } from './sent-faults.tsx'

interface EstimateFormProps extends EstimatorProps {
  ref: Ref<HTMLFormElement>
  placeholders: FormValues
  faults: Partial<Record<FieldKey, string>>
  results: Results
  /** Of the results. */
  currency: string
  onInput: InputEventHandler<HTMLFormElement>
  onBlur: FocusEventHandler<HTMLFormElement>
  onSubmit: SubmitEventHandler<HTMLFormElement>
  onReset(): void
}

export function EstimateForm(props: EstimateFormProps) {
  const { ref, lang, action, words, sent, example, country, countries, table, faults } = props
  const { placeholders, onInput, onBlur, onSubmit, onReset } = props
  const { estimator } = words.form
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- events of its fields
    <form
      ref={ref}
      method="post"
      action={`${action}#result`}
      className={styles.form}
      onInput={onInput}
      onBlur={onBlur}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="form" value="estimate" />
      {sent?.refused && (
        <SentFaults
          title={estimator.checkEntries}
          names={words.terms.names.inputs}
          faults={faults}
        />
      )}
      <p className={styles.note}>{estimator.example}</p>
      <RoiFields
        lang={lang}
        words={words.form}
        names={words.terms.names}
        required={words.required}
        values={sent?.values ?? example}
        faults={faults}
        currency={priceRow(table, country).currency}
        countries={countries}
        placeholders={placeholders}
      />
      <div className={styles.calculate}>
        <Button type="submit">{estimator.calculate}</Button>
      </div>
      <div className={styles.scripted}>
        <Button look="ghost" size="small" onClick={onReset}>
          {estimator.reset}
        </Button>
      </div>
      <InShort {...props} />
    </form>
  )
}

/** Where the result does not fit beside the form, its first two figures stay in sight. */
function InShort({ lang, words, results, currency }: EstimateFormProps) {
  const { paybackMonths, investment } = results
  return (
    <a href="#result" className={styles.inShort}>
      <span className={styles.short}>
        {words.result.payback} <strong>{monthsText(lang, paybackMonths, words.result)}</strong>
      </span>
      <span className={styles.short}>
        {words.terms.names.results.investment}{' '}
        <strong>{formatMoney(lang, investment, currency)}</strong>
      </span>
      <span className={styles.toResult}>{words.form.estimator.toResult}</span>
    </a>
  )
}
