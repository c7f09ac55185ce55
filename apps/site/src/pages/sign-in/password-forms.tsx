import { pathOf } from '@repo/platform/site/paths.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { Field } from '@repo/platform/ui/field.tsx'
import { maxLength } from '@repo/platform/rest/lengths.ts'
import { FormFrame, type FormProps } from './form-frame.tsx'
import { PasswordField } from './password-field.tsx'
import { signInWords as words } from '#words/index.ts'

export function ForgotForm({ lang, query, rejected }: FormProps) {
  const { steps, notes, back } = words[lang]
  const { forms } = siteWords[lang]
  const errors = rejected?.errors ?? {}
  return (
    <FormFrame
      lang={lang}
      form="forgot-password"
      note={query.note === 'mailed' ? notes.mailed : undefined}
      error={errors['']}
      submitLabel={steps['forgot-password'].submit}
      aside={<a href={pathOf(lang, 'sign-in')}>{back}</a>}
    >
      <Field
        id="forgot-email"
        label={forms.email}
        name="email"
        type="email"
        autoComplete="username"
        required={forms.required}
        defaultValue={rejected?.values.email}
        error={errors.email}
        // The page is for this alone.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
    </FormFrame>
  )
}

export function SetPasswordForm({ lang, query, rejected, isLinkUsed }: FormProps) {
  const { steps, errors: messages } = words[lang]
  const { forms } = siteWords[lang]
  const text = steps['set-password']
  const errors = rejected?.errors ?? {}
  const another = <a href={`${pathOf(lang, 'sign-in')}?forgot=1`}>{text.another}</a>
  if (isLinkUsed && !rejected)
    return (
      <FormFrame lang={lang} form="set-password" error={messages.link} aside={another}>
        {null}
      </FormFrame>
    )
  return (
    <FormFrame
      lang={lang}
      form="set-password"
      hidden={{ token: query.token ?? rejected?.values.token ?? '' }}
      error={errors.token ?? errors['']}
      submitLabel={text.submit}
      aside={another}
    >
      <PasswordField
        lang={lang}
        id="new-password"
        label={text.password}
        autoComplete="new-password"
        maxLength={maxLength.password}
        hint={text.hint}
        required={forms.required}
        error={errors.password}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is for this alone
        autoFocus
      />
    </FormFrame>
  )
}
