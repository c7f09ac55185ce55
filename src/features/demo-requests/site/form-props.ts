import type { Lang } from '#src/i18n/locales.ts'
import type { DemoRequestWords } from '../messages/words.ts'

export type Option = readonly [value: string, label: string]

type FrameWord = 'required' | 'choose' | 'leaveEmpty' | 'promise'

export type FieldName = keyof DemoRequestWords['form']['labels']

/** By field name; '' is the form as a whole. */
export type FieldErrors = Readonly<Record<string, string>>

/** Everything the form shows, ready in its language: it crosses to the browser as JSON. */
export interface FormProps {
  lang: Lang
  /** Address of the page, which also takes the form where there are no scripts. */
  action: string
  words: DemoRequestWords['form'] & Readonly<Record<FrameWord | 'send', string>>
  options: Readonly<Record<'country' | 'industry' | 'usecase', readonly Option[]>>
  /** What was sent without scripts and refused. */
  values: Readonly<Record<string, string>>
  errors: FieldErrors
}
