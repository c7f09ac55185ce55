import type { Lang } from '#src/i18n/locales.ts'
import { colon } from '#src/i18n/signs.ts'
import { fieldKeys, type FieldKey } from '../form/fields.ts'
import { RoiFields } from '../form/roi-fields.tsx'
import { placeholdersOf } from '../form/format-fields.ts'
import { countryRow } from '../model/price-list.ts'
import type { EstimatorProps } from './estimator-props.ts'
import styles from './estimator.module.css'
import { exampleFields, initialTexts } from './use-estimate.ts'

/** The fields and their errors. Server only: `useServerRenderedFields` updates them in the browser. */
export function EstimateFields(props: EstimatorProps) {
  const { lang, words, sent, countries, priceList } = props
  const { names } = words.terms
  const country = sent?.values.country || props.country
  const texts = initialTexts(props)
  return (
    <>
      {sent?.rejected && (
        <SentErrors
          lang={lang}
          title={words.form.estimator.checkEntries}
          names={names.inputs}
          errors={texts}
        />
      )}
      <p className={styles.note}>{words.form.estimator.example}</p>
      <RoiFields
        lang={lang}
        words={words.form}
        names={names}
        required={words.required}
        values={sent?.values ?? exampleFields(lang, priceList, country)}
        errors={texts}
        currency={countryRow(priceList, country).currency}
        countries={countries}
        placeholders={placeholdersOf(lang, priceList, country)}
      />
    </>
  )
}

interface SentErrorsProps {
  lang: Lang
  title: string
  names: Readonly<Record<FieldKey, string>>
  errors: Partial<Record<FieldKey, string>>
}

/** Error summary of a form posted without JavaScript, with links to the fields. */
function SentErrors({ lang, title, names, errors }: SentErrorsProps) {
  return (
    <div className={styles.errors} role="group" aria-labelledby="roi-errors">
      <h3 id="roi-errors">{title}</h3>
      <ul>
        {fieldKeys
          .filter((key) => errors[key])
          .map((key) => (
            <li key={key}>
              <a href={`#roi-${key}`}>{names[key]}</a>
              {colon(lang)}
              {errors[key]}
            </li>
          ))}
      </ul>
    </div>
  )
}
