import type { FocusEvent, InputEvent, ReactNode } from 'react'
import { Checkbox } from '@repo/platform/ui/checkbox.tsx'
import { Field } from '@repo/platform/ui/field.tsx'
import { Select, type SelectProps } from '@repo/platform/ui/select.tsx'
import { TextArea } from '@repo/platform/ui/text-area.tsx'
import { maxLength } from '../demo-form.ts'
import type { Control } from './check.ts'
import type { FieldName, FormProps } from './form-props.ts'
import type { Prefilled } from './prefill.ts'
import styles from './request-demo.module.css'

const requiredFields = new Set<FieldName>(['name', 'email', 'company', 'country'])

interface DemoFieldsProps extends FormProps {
  /** Undefined where the address held nothing for the comments. */
  prefilled: Prefilled | undefined
  onBlur(event: FocusEvent<Control>): void
  onInput(event: InputEvent<Control>): void
}

export function DemoFields(props: DemoFieldsProps) {
  const { words, options, values, errors, prefilled, onBlur, onInput } = props
  const text = (name: FieldName) => ({
    id: `demo-${name}`,
    name,
    label: words.labels[name],
    hint: words.hints[name],
    required: requiredFields.has(name) ? words.required : undefined,
    error: errors[name],
    defaultValue: values[name],
    onBlur,
    onInput,
  })
  const line = (name: FieldName & keyof typeof maxLength) => ({
    ...text(name),
    maxLength: maxLength[name],
  })
  const choice = (name: keyof typeof options): SelectProps => ({
    ...text(name),
    options: options[name],
    emptyLabel: words.choose,
  })
  return (
    <>
      <Group legend={words.you}>
        <Field {...line('name')} autoComplete="name" />
        <Field {...line('jobtitle')} autoComplete="organization-title" />
        <Field
          {...line('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          hint={
            <>
              {words.hints.email} <strong className={styles.promise}>{words.promise}</strong>
            </>
          }
        />
        <Field {...line('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </Group>
      <Group legend={words.company}>
        <Field {...line('company')} autoComplete="organization" />
        <Select {...choice('country')} autoComplete="country" />
        <Select {...choice('industry')} autoComplete="off" />
        <Field {...line('subsector')} autoComplete="off" />
      </Group>
      <Group legend={words.task}>
        <Select {...choice('usecase')} autoComplete="off" />
        <div className={styles.wide}>
          <TextArea
            {...line('comments')}
            hint={prefilled ? words.prefilled[prefilled] : words.hints.comments}
            rows={6}
          />
        </div>
        <div className={styles.wide}>
          <Checkbox
            id="demo-newsletter"
            name="newsletter"
            value="on"
            defaultChecked={values.newsletter === 'on'}
            label={words.newsletter}
            hint={words.newsletterHint}
          />
        </div>
      </Group>
    </>
  )
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.group}>{children}</div>
    </fieldset>
  )
}
