import { pathOf } from '#src/site/paths.ts'
import { words as siteWords } from '#src/site/words.ts'
import { Field } from '#src/ui/field.tsx'
import { FormFrame, type FormProps } from './form-frame.tsx'
import { words } from './words.ts'

export function ForgotForm({ lang, query, refused }: FormProps) {
  const { steps, notes, back } = words[lang]
  const { forms } = siteWords[lang]
  const faults = refused?.faults ?? {}
  return (
    <FormFrame
      lang={lang}
      form="forgot-password"
      note={query.note === 'mailed' ? notes.mailed : undefined}
      fault={faults['']}
      submit={steps['forgot-password'].submit}
      aside={<a href={pathOf(lang, 'sign-in')}>{back}</a>}
    >
      <Field
        id="forgot-email"
        label={forms.email}
        name="email"
        type="email"
        autoComplete="username"
        required={forms.required}
        defaultValue={refused?.values.email}
        error={faults.email}
      />
    </FormFrame>
  )
}

export function SetPasswordForm({ lang, query, refused }: FormProps) {
  const { steps } = words[lang]
  const { forms } = siteWords[lang]
  const text = steps['set-password']
  const faults = refused?.faults ?? {}
  return (
    <FormFrame
      lang={lang}
      form="set-password"
      hidden={{ token: query.token ?? refused?.values.token ?? '' }}
      fault={faults.token ?? faults['']}
      submit={text.submit}
      aside={<a href={`${pathOf(lang, 'sign-in')}?forgot=1`}>{text.another}</a>}
    >
      <Field
        id="new-password"
        label={text.password}
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={12}
        maxLength={1024}
        hint={text.hint}
        required={forms.required}
        error={faults.password}
      />
    </FormFrame>
  )
}
