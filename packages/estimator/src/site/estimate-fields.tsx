import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { colon } from '@repo/platform/i18n/signs.ts'
import { fieldKeys, hiddenKeys, type FieldKey } from '../form/fields.ts'
import { placeholdersOf } from '../form/format-fields.ts'
import {
  enteredRefineFields,
  firstFields,
  refineFields,
  refineText,
} from '../form/refine-fields.ts'
import { FieldGroup, type RoiFieldsProps } from '../form/roi-fields.tsx'
import { inputGroups } from '../model/measures/inputs.ts'
import { countryRow } from '../model/price-list.ts'
import { keysOf } from '@repo/platform/values/records.ts'
import type { EstimatorProps } from './estimator-props.ts'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './estimator.module.css'
import { exampleFields } from '../form/example-fields.ts'
import { initialTexts } from './use-estimate.ts'

/** The fields and their errors. Server only: `useServerRenderedFields` updates them in the browser. */
export function EstimateFields(props: EstimatorProps) {
  const { lang, words, sent, countries, priceList } = props
  const { names } = words.terms
  const { estimator } = words.form
  const country = sent?.values.country || props.country
  const errors = initialTexts(props)
  const example = exampleFields(lang, priceList, country)
  const fields: RoiFieldsProps = {
    lang,
    words: words.form,
    names,
    required: words.required,
    values: sent?.values ?? example,
    errors,
    currency: countryRow(priceList, country).currency,
    countries,
    placeholders: placeholdersOf(lang, priceList, country),
    marks: { kept: estimator.exampleMark, derived: estimator.derivedMark },
  }
  return (
    <>
      {sent?.rejected && (
        <SentErrors
          lang={lang}
          title={estimator.checkEntries}
          names={names.inputs}
          errors={errors}
        />
      )}
      <FieldGroup
        {...fields}
        legend={words.form.groups.site}
        keys={[...firstFields, 'companyName']}
      />
      <Text size="body" tone="muted">
        {estimator.example}
      </Text>
      <Refine fields={fields} />
      {hiddenKeys.map((name) => (
        <input key={name} type="hidden" name={name} defaultValue={fields.values[name] ?? ''} />
      ))}
    </>
  )
}

/** The fields that have a default; open where one of them has an error or a value of its own. */
function Refine({ fields }: { fields: RoiFieldsProps }) {
  const { words, values, errors, placeholders } = fields
  const changed = enteredRefineFields(values, placeholders)
  return (
    <details
      className={styles.refine}
      open={changed > 0 || refineFields.some((key) => errors[key])}
    >
      <summary>
        <Text as="span" size="title">
          {fillIn(words.estimator.refine, { count: refineFields.length })}
        </Text>{' '}
        <Text as="span" size="body" tone="muted" above="075" className={styles.refined} data-refine>
          {refineText(words.estimator, values, placeholders)}
        </Text>
      </summary>
      {keysOf(inputGroups).map((group) => (
        <FieldGroup
          {...fields}
          key={group}
          legend={words.groups[group]}
          keys={keysOf<FieldKey>(inputGroups[group]).filter((key) => refineFields.includes(key))}
        />
      ))}
    </details>
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
      <h2 id="roi-errors">{title}</h2>
      <Text as="ul" above="100">
        {fieldKeys
          .filter((key) => errors[key])
          .map((key) => (
            <li key={key}>
              <a href={`#roi-${key}`}>{names[key]}</a>
              {colon(lang)}
              {errors[key]}
            </li>
          ))}
      </Text>
    </div>
  )
}
