import { memo, type ReactNode } from 'react'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { Field } from '@repo/platform/ui/field.tsx'
import { SegmentedControl } from '@repo/platform/ui/segmented-control.tsx'
import { Select } from '@repo/platform/ui/select.tsx'
import type { FormWords } from '#words/index.ts'
import { optionName } from '../messages/names/option-name.ts'
import type { RoiNames } from '../messages/names/words.ts'
import {
  inputGroups,
  boundsOf,
  inputMeasure,
  inputMeasures,
  isMoneyInput,
  isNumberKey,
  isOptionKey,
} from '../model/measures/inputs.ts'
import { keysOf } from '@repo/platform/values/records.ts'
import { basisOf, exampleFigures, marksOf } from './basis.ts'
import type { FieldKey, FormValues } from './fields.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './roi-fields.module.css'
import { currencySign } from './format-fields.ts'

export interface RoiFieldsProps {
  lang: Lang
  words: FormWords
  names: Pick<RoiNames, 'inputs' | 'choices'>
  /** The word beside a required field. */
  required: string
  /** Whether an estimate needs the company's name, as one that is stored does. */
  needsName?: boolean
  /** Initial values: the fields are uncontrolled. */
  values: FormValues
  errors: Partial<Record<FieldKey, string>>
  /** ISO 4217 */
  currency: string
  countries: readonly (readonly [code: string, name: string])[]
  placeholders: FormValues
  /** The words below a figure that the visitor has not entered; absent: there is no example. */
  marks?: FigureMarks
}

/** Of the example, or derived from the area. */
interface FigureMarks {
  kept: string
  derived: string
}

/** The inputs, named by their keys; the form around them handles their events. */
export const RoiFields = memo(function RoiFields(props: RoiFieldsProps) {
  return keysOf(inputGroups).map((key) => (
    <FieldGroup
      {...props}
      key={key}
      legend={props.words.groups[key]}
      keys={keysOf<FieldKey>(inputGroups[key])}
    />
  ))
})

interface FieldGroupProps extends RoiFieldsProps {
  legend: string
  keys: readonly FieldKey[]
}

export function FieldGroup({ legend, keys, ...props }: FieldGroupProps) {
  return (
    <fieldset className={styles.section}>
      <Text as="legend" size="title" className={styles.legend}>
        {legend}
      </Text>
      <Stack above="250" className={styles.group}>
        {keys.map((name) => (
          <div key={name} className={isWide(name) ? styles.wide : styles.cell}>
            <RoiField {...props} name={name} />
          </div>
        ))}
      </Stack>
    </fieldset>
  )
}

const optionsOf = (name: FieldKey): number =>
  isOptionKey(name) ? inputMeasures[name].options.length : 0

/** More than two options need the width of two fields; up to three are side by side, more in a list. */
const isWide = (name: FieldKey) => optionsOf(name) > 2
const isBar = (name: FieldKey) => optionsOf(name) <= 3

function RoiField({ name, ...props }: RoiFieldsProps & { name: FieldKey }) {
  const { lang, words, names, required, needsName, values, errors, currency, placeholders } = props
  const isOptional = name === 'companyName' && !needsName
  const text = {
    id: `roi-${name}`,
    name,
    label: names.inputs[name],
    hint: hintOf(props, name),
    required: inputMeasure(name).required && !isOptional ? required : undefined,
    error: errors[name],
    defaultValue: values[name],
  }
  if (name === 'country')
    // One country is always chosen: a required select would need an empty option.
    return (
      <Select {...text} required={undefined} options={props.countries} autoComplete="country" />
    )
  if (name === 'companyName')
    return <Field {...text} autoComplete="organization" enterKeyHint="next" />
  if (isOptionKey(name)) {
    const choice = {
      ...text,
      options: inputMeasures[name].options.map((value): [string, string] => [
        value,
        optionName(names, name, value),
      ]),
      defaultValue: values[name] ?? placeholders[name],
    }
    return isBar(name) ? (
      <SegmentedControl {...choice} />
    ) : (
      <Select {...choice} autoComplete="off" />
    )
  }
  const unit = isMoneyInput(name) ? currencySign(lang, currency) : textFor(words.units, name)
  return (
    <Field
      {...text}
      unit={unit}
      suffix={name === 'area' && <AreaUnit words={words} value={values.areaUnit} />}
      placeholder={placeholders[name]}
      inputMode={isWhole(name) ? 'numeric' : 'decimal'}
      enterKeyHint="next"
    />
  )
}

/** The hint of a field, after the marks of a figure that was not entered. */
function hintOf({ words, marks, values }: RoiFieldsProps, name: FieldKey): ReactNode {
  const text = textFor(words.hints, name)
  if (!marks || !exampleFigures.some((key) => key === name)) return text
  const set: ReadonlySet<string> = new Set(marksOf(basisOf(values)))
  return (
    <>
      {(['kept', 'derived'] as const).map((kind) => (
        <span key={kind} data-mark={`${kind}-${name}`} hidden={!set.has(`${kind}-${name}`)}>
          {marks[kind]}{' '}
        </span>
      ))}
      {text}
    </>
  )
}

function AreaUnit({ words, value = 'm2' }: { words: FormWords; value?: string }) {
  return (
    <SegmentedControl
      size="small"
      id="roi-areaUnit"
      name="areaUnit"
      label={words.areaUnit}
      options={Object.entries(words.areaUnits)}
      defaultValue={value}
    />
  )
}

const textFor = (texts: Readonly<Partial<Record<string, string>>>, name: FieldKey) => texts[name]

const isWhole = (name: FieldKey) => isNumberKey(name) && boundsOf(name).integer
