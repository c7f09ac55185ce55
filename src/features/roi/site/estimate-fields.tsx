import { RoiFields } from '../form/roi-fields.tsx'
import { placeholdersOf } from '../form/placeholders.ts'
import { priceRow } from '../model/table.ts'
import type { EstimatorProps } from './estimator-props.ts'
import styles from './estimator.module.css'
import { firstTexts } from './estimate-state.ts'
import { SentErrors } from './sent-errors.tsx'

/** What the form asks, and what was refused of it. Server only: `useShownInFields` changes it. */
export function EstimateFields(props: EstimatorProps) {
  const { lang, words, sent, example, countries, table } = props
  const { names } = words.terms
  const country = sent?.values.country || props.country
  const texts = firstTexts(props)
  return (
    <>
      {sent?.rejected && (
        <SentErrors title={words.form.estimator.checkEntries} names={names.inputs} errors={texts} />
      )}
      <p className={styles.note}>{words.form.estimator.example}</p>
      <RoiFields
        lang={lang}
        words={words.form}
        names={names}
        required={words.required}
        values={sent?.values ?? example}
        errors={texts}
        currency={priceRow(table, country).currency}
        countries={countries}
        placeholders={placeholdersOf(lang, table, country)}
      />
    </>
  )
}
