import type { Lang } from '#src/i18n/locales.ts'
import type { Client } from '#src/rest/client.ts'

interface BaseField {
  label: string
  /** Places the field in the sidebar instead of below the title. */
  aside?: true
}

interface TextField extends BaseField {
  control: 'singleLine' | 'multiLine'
  hint?: string
  /** A translation copies the value, which reads the same in every language. */
  takenOver?: true
  /** The number of visible lines of a text area; absent: 6. */
  rows?: number
  /** The rich text whose first paragraph is offered while the field is empty. */
  proposedFrom?: string
}

/** The field uses the column of the content, below the title. */
interface RichTextField extends BaseField {
  control: 'richText'
}

interface TitleField extends BaseField {
  control: 'title'
  /** The permalink field that follows the title of a new item until the user edits it. */
  proposes?: string
}

interface PermalinkField<Item> extends BaseField {
  control: 'permalink'
  /** The consequence of a change, shown in place of the address. */
  hint?: (item: Item, permalink: string) => string | undefined
}

/** A file of the library: `file` stores its id, `address` its address or one of another site. */
interface FileField extends BaseField {
  control: 'file' | 'address'
  kind: 'image' | 'document' | 'video'
}

interface ChipsField extends BaseField {
  control: 'chips'
  /** The labels of the allowed values, the same in every language; absent: any word. */
  options?: Readonly<Record<string, string>>
  /** The label of a new value in the list of proposals. */
  newLabel?: string
  /** Fetches the values of other items in this language. */
  suggest?: (client: Client, language: Lang) => Promise<readonly string[]>
  /** Fetches the known names of one language's values in another language. */
  namesIn?: (client: Client, from: Lang, to: Lang) => Promise<Readonly<Record<string, string>>>
}

interface SelectField<Choice extends string> extends BaseField {
  control: 'select'
  options: Readonly<Record<Choice, string>>
}

interface EventField extends BaseField {
  control: 'event'
}

/** An instant, ISO, UTC; empty: none. The schedule's panel contains its control. */
interface TimeField extends BaseField {
  control: 'time'
}

interface LanguageField extends BaseField {
  control: 'language'
}

export type Field<Item> =
  | TextField
  | RichTextField
  | TitleField
  | PermalinkField<Item>
  | FileField
  | ChipsField
  | SelectField<string>
  | LanguageField
  | EventField
  | TimeField

/** The kinds of field that are possible for the type of a value. */
export type FieldOf<Value, Item> = [NonNullable<Value>] extends [readonly string[]]
  ? ChipsField
  : [string] extends [Value]
    ? TextField | RichTextField | TitleField | PermalinkField<Item> | FileField
    : [Value] extends [Lang]
      ? LanguageField
      : [Value] extends [string]
        ? SelectField<Value>
        : [null] extends [Value]
          ? EventField
          : never

type ScheduleLabels = Readonly<Record<'publishAt' | 'hideAt', string>>

/** Only items of a type with drafts are published; others are shown. */
export const scheduleLabels = (hasDrafts: boolean): ScheduleLabels => ({
  publishAt: hasDrafts ? 'Publish on' : 'Show on',
  hideAt: 'Hide on',
})

/** The publish time and the hide time of an item. */
export function scheduleFields(hasDrafts: boolean): [keyof ScheduleLabels, TimeField][] {
  const { publishAt, hideAt } = scheduleLabels(hasDrafts)
  return [
    ['publishAt', { control: 'time', label: publishAt }],
    ['hideAt', { control: 'time', label: hideAt }],
  ]
}
