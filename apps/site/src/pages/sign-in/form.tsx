import { pathOf } from '@repo/platform/site/paths.ts'
import { returnPath } from '@repo/platform/site/forms/return-path.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { Field } from '@repo/platform/ui/field.tsx'
import { FormFrame, type FormProps } from './form-frame.tsx'
import { PasswordField } from './password-field.tsx'
import { signInWords as words } from '#words/index.ts'

/** Where the visitor came from, checked. */
const wantedBy = ({ query, rejected }: FormProps) =>
  returnPath(query.return ?? rejected?.values.return)

const noteOf = (note: string | undefined, notes: Record<'set' | 'late' | 'out', string>) =>
  note === 'set' || note === 'late' || note === 'out' ? notes[note] : undefined

export function SignInForm(props: FormProps) {
  const { lang, query, rejected } = props
  const { steps, notes } = words[lang]
  const { forms } = siteWords[lang]
  const errors = rejected?.errors ?? {}
  const note = noteOf(query.note, notes)
  const isAgain = rejected !== undefined && !errors.email
  return (
    <FormFrame
      lang={lang}
      form="sign-in"
      hidden={{ return: wantedBy(props) }}
      note={note}
      error={errors['']}
      submitLabel={steps['sign-in'].submit}
      aside={<a href={`${pathOf(lang, 'sign-in')}?forgot=1`}>{steps['sign-in'].forgot}</a>}
    >
      <Field
        id="sign-in-email"
        label={forms.email}
        name="email"
        type="email"
        autoComplete="username"
        required={forms.required}
        defaultValue={rejected?.values.email}
        error={errors.email}
        // The page is for this alone.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={!isAgain}
      />
      <PasswordField
        lang={lang}
        id="sign-in-password"
        label={forms.password}
        autoComplete="current-password"
        required={forms.required}
        error={errors.password}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the address is entered already
        autoFocus={isAgain}
      />
    </FormFrame>
  )
}

export function CodeForm(props: FormProps) {
  const { lang, rejected } = props
  const { steps, back } = words[lang]
  const { forms } = siteWords[lang]
  const text = steps['sign-in-code']
  return (
    <FormFrame
      lang={lang}
      form="sign-in-code"
      hidden={{ return: wantedBy(props) }}
      submitLabel={text.submit}
      aside={<a href={pathOf(lang, 'sign-in')}>{back}</a>}
    >
      <Field
        id="sign-in-code"
        label={text.code}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        // The step has nothing else to fill in.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        hint={text.hint}
        required={forms.required}
        error={rejected?.errors['']}
      />
    </FormFrame>
  )
}
