import { useQuery } from '@tanstack/react-query'
import { focusOnArrival } from '#src/admin/arrival-focus.ts'
import { useClient } from '#src/admin/client.ts'
import { ChipsField } from '#src/admin/form/chips-field.tsx'
import { Field } from '#src/admin/form/field.tsx'
import { Select } from '#src/admin/form/select.tsx'
import { Textarea } from '#src/admin/form/textarea.tsx'
import { englishNameOf } from '#src/admin/language-names.ts'
import { langs } from '#src/i18n/locales.ts'
import { LibraryField } from '#src/library/admin/library-field.tsx'
import { optionName } from '#src/rest/stored-option.ts'
import type { ContentRow } from '../content-type.ts'
import type { Field as FieldOf } from '../field-types.ts'
import { EventControl } from './event-control.tsx'
import styles from './field-controls.module.css'
import { listOf, textOf } from './fields.ts'
import { boundsOf } from './bounds.ts'
import { languageOf } from './followed-permalinks.ts'
import { PermalinkControl } from './permalink-control.tsx'
import { TextControl } from './text-control.tsx'
import type { ItemForm } from '../item/use-item-form.ts'
import { setFollowed } from './set-followed.ts'

interface Props<Row extends ContentRow, Item extends Row, Declared = FieldOf<Item>> {
  form: ItemForm<Row, Item>
  /** The key of the contract. */
  name: string
  field: Declared
  readOnly: boolean
}

type Of<Item, Control> = Extract<FieldOf<Item>, { control: Control }>

/** The control of one field, as its type declares it. */
export function FieldControl<Row extends ContentRow, Item extends Row>(props: Props<Row, Item>) {
  const { field, ...rest } = props
  switch (field.control) {
    case 'title':
      return <TitleControl {...rest} field={field} />
    case 'singleLine':
    case 'multiLine':
      return <TextControl {...rest} field={field} lang={languageOf(rest.form.values)} />
    case 'permalink':
      return <PermalinkControl {...rest} field={field} lang={languageOf(rest.form.values)} />
    case 'language':
    case 'select':
      return <SelectControl {...rest} field={field} />
    case 'chips':
      return <ChipsControl {...rest} field={field} />
    case 'file':
    case 'address':
      return <FileControl {...rest} field={field} />
    case 'event':
      return (
        <EventControl
          label={field.label}
          value={textOf(props.form.values[props.name])}
          error={props.form.errorOf(props.name)}
          readOnly={props.readOnly}
          onChange={(value) => props.form.set(props.name, value)}
        />
      )
    case 'time':
    case 'richText':
      // In the panel of the schedule; in the content column, which it takes whole.
      return null
  }
}

/** The title in the type of the page, in a textarea that grows. */
function TitleControl<Row extends ContentRow, Item extends Row>({
  form,
  name,
  field,
  readOnly,
}: Props<Row, Item, Of<Item, 'title'>>) {
  const error = form.errorOf(name)

  return (
    <div className={styles.title}>
      <Textarea
        aria-label={field.label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && 'title-error'}
        rows={1}
        lang={languageOf(form.values)}
        placeholder={field.label}
        maxLength={boundsOf(form.type, name).max}
        readOnly={readOnly}
        // A new item begins with its title.
        ref={form.item ? undefined : focusOnArrival}
        value={textOf(form.values[name])}
        onChange={(event) => setFollowed(form, name, event.target.value.replaceAll('\n', ' '))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          form.focusText()
        }}
      />
      {error && <p id="title-error">{error}</p>}
    </div>
  )
}

const languageNames: Readonly<Record<string, string>> = englishNameOf

function SelectControl<Row extends ContentRow, Item extends Row>({
  form,
  name,
  field,
  readOnly,
}: Props<Row, Item, Of<Item, 'language' | 'select'>>) {
  const names = field.control === 'language' ? languageNames : field.options
  const known: readonly string[] = field.control === 'language' ? langs : Object.keys(names)
  const value = textOf(form.values[name])
  // What another version stored is shown until another one is chosen.
  const values = known.includes(value) ? known : [...known, value]
  return (
    <Field
      label={field.label}
      required={!readOnly && boundsOf(form.type, name).required}
      error={form.errorOf(name)}
    >
      {(control) => (
        <Select
          id={control.id}
          invalid={control['aria-invalid'] ?? false}
          describedBy={control['aria-describedby']}
          options={values.map((one) => ({ value: one, label: optionName(names, one) }))}
          value={value}
          onChange={(next) =>
            field.control === 'language' ? setFollowed(form, name, next) : form.set(name, next)
          }
          disabled={readOnly}
        />
      )}
    </Field>
  )
}

function ChipsControl<Row extends ContentRow, Item extends Row>({
  form,
  name,
  field,
  readOnly,
}: Props<Row, Item, Of<Item, 'chips'>>) {
  const client = useClient()
  const { max = Infinity, each } = boundsOf(form.type, name)
  const language = languageOf(form.values)
  const { data: suggestions = [] } = useQuery({
    queryKey: [form.type.name, 'suggestions', name, language],
    queryFn: async () => (await field.suggest?.(client, language)) ?? [],
  })
  return (
    <ChipsField
      label={field.label}
      value={listOf(form.values[name])}
      suggestions={suggestions}
      {...(field.newLabel && { newLabel: field.newLabel })}
      options={field.options}
      onChange={(values) => form.set(name, values)}
      max={max}
      maxLength={each?.max}
      lang={field.options ? undefined : language}
      error={form.errorOf(name)}
      disabled={readOnly}
    />
  )
}

function FileControl<Row extends ContentRow, Item extends Row>({
  form,
  name,
  field,
  readOnly,
}: Props<Row, Item, Of<Item, 'file' | 'address'>>) {
  return (
    <LibraryField
      label={field.label}
      kind={field.kind}
      by={field.control === 'file' ? 'id' : 'url'}
      required={!readOnly && boundsOf(form.type, name).required}
      error={form.errorOf(name)}
      value={textOf(form.values[name])}
      onChange={(value) => form.set(name, value)}
      readOnly={readOnly}
      language={languageOf(form.values)}
    />
  )
}
