import type { FocusEvent, InputEvent, ReactNode } from 'react'
import { Checkbox } from '@repo/platform/ui/checkbox.tsx'
import { Field } from '@repo/platform/ui/field.tsx'
import { Select } from '@repo/platform/ui/select.tsx'
import { TextArea } from '@repo/platform/ui/text-area.tsx'
import { fieldOf, formParts, type FieldName, type ListedField } from '../fields.ts'
import type { Control } from './check.ts'
import type { FormProps } from './form-props.ts'
import type { Prefilled } from './prefill.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './request-demo.module.css'

interface DemoFieldsProps extends FormProps {
  /** Undefined where the address held nothing for the comments. */
  prefilled: Prefilled | undefined
  onBlur(event: FocusEvent<Control>): void
  onInput(event: InputEvent<Control>): void
}

export function DemoFields(props: DemoFieldsProps) {
  const { words, values } = props
  const fieldsOf = (names: readonly FieldName[]) =>
    names.map((name) => <DemoField key={name} {...props} name={name} />)
  return (
    <>
      <Group legend={words.you}>{fieldsOf(formParts.you)}</Group>
      <Group legend={words.company}>{fieldsOf(formParts.company)}</Group>
      <Group legend={words.task}>
        {fieldsOf(formParts.task)}
        <Text as="div" across>
          <Checkbox
            id="demo-newsletter"
            name="newsletter"
            value="on"
            defaultChecked={values.newsletter === 'on'}
            label={words.newsletter}
            hint={words.newsletterHint}
          />
        </Text>
      </Group>
    </>
  )
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <Text as="legend" size="title" className={styles.legend}>
        {legend}
      </Text>
      <Columns widths="1-1" from="small" gap="300" above="250" together>
        {children}
      </Columns>
    </fieldset>
  )
}

function DemoField({ name, ...props }: DemoFieldsProps & { name: FieldName }) {
  const { words, options, values, errors, onBlur, onInput } = props
  const field = fieldOf(name)
  const text = {
    id: `demo-${name}`,
    name,
    label: words.labels[name],
    hint: hintOf(name, props),
    required: field.required ? words.required : undefined,
    error: errors[name],
    defaultValue: values[name],
    onBlur,
    onInput,
  }
  switch (field.control) {
    case 'country':
    case 'choice':
      return (
        <Select
          {...text}
          options={options[name as ListedField]}
          emptyLabel={words.choose}
          autoComplete={field.autoComplete}
        />
      )
    case 'text':
      return (
        <Text as="div" across>
          <TextArea {...text} maxLength={field.maxLength} rows={6} />
        </Text>
      )
    default:
      return (
        <Field
          {...text}
          maxLength={field.maxLength}
          {...inputTypes[field.control]}
          autoComplete={field.autoComplete}
        />
      )
  }
}

const inputTypes = {
  line: {},
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
} as const

function hintOf(name: FieldName, { words, prefilled }: DemoFieldsProps): ReactNode {
  const hint = words.hints[name]
  if (name === 'comments') return prefilled ? words.prefilled[prefilled] : hint
  if (fieldOf(name).control !== 'email') return hint
  return (
    <>
      {hint}{' '}
      <Text as="strong" tone="text" weight="medium">
        {words.promise}
      </Text>
    </>
  )
}
