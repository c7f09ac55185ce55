import type { Lang } from '#src/i18n/locales.ts'
import type { RefusedForm } from '#src/site/page.ts'
import { pathOf } from '#src/site/paths.ts'
import { returnPath } from '#src/site/return-path.ts'
import { words as siteWords } from '#src/site/words.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import styles from './sign-in.module.css'
import { words } from './words.ts'

interface SignInFormProps {
  lang: Lang
  /** Where the visitor came from, unchecked. */
  wanted: string | undefined
  refused: RefusedForm | undefined
}

/** Sent by `sign-in.browser.ts`, or as it is. */
export function SignInForm({ lang, wanted, refused }: SignInFormProps) {
  const text = words[lang]
  const { forms } = siteWords[lang]
  const faults = refused?.faults ?? {}
  const asksForCode = faults.code !== undefined || Boolean(refused?.values.code)
  return (
    <form
      method="post"
      action={pathOf(lang, 'sign-in')}
      className={styles.form}
      data-live-form="sign-in"
      data-faults={JSON.stringify(text.faults)}
    >
      <input type="hidden" name="form" value="sign-in" />
      <input type="hidden" name="return" value={returnPath(wanted)} />
      <p className={styles.fault} role="alert" data-fault>
        {faults['']}
      </p>
      <Field
        id="sign-in-email"
        label={forms.email}
        name="email"
        type="email"
        autoComplete="username"
        required={forms.required}
        defaultValue={refused?.values.email}
        error={faults.email}
      />
      <Field
        id="sign-in-password"
        label={forms.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required={forms.required}
        error={faults.password}
      />
      <div hidden={!asksForCode} data-code>
        <Field
          id="sign-in-code"
          label={text.code}
          name="code"
          autoComplete="one-time-code"
          hint={text.codeHint}
          error={faults.code}
        />
      </div>
      <Button type="submit">{text.submit}</Button>
    </form>
  )
}
