import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { ListedField } from '../fields.ts'
import type { DemoRequestWords } from '../messages/words.ts'

export type Option = readonly [value: string, label: string]

type FrameWord = 'required' | 'choose' | 'leaveEmpty' | 'promise'

/** By field name; '' is the form as a whole. */
export type FieldErrors = Readonly<Record<string, string>>

/** Everything the form shows, in its language: serialised as the island's properties. */
export interface FormProps {
  lang: Lang
  /** Address of the page, to which the form is posted without JavaScript. */
  action: string
  /** Where to write to instead. */
  contact: string
  words: DemoRequestWords['form'] & Readonly<Record<FrameWord | 'send' | 'confirm', string>>
  options: Readonly<Record<ListedField, readonly Option[]>>
  /** Values that were posted without JavaScript and rejected. */
  values: Readonly<Record<string, string>>
  errors: FieldErrors
}
