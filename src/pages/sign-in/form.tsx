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

/** One way to sign in, with JavaScript or without: the site server takes the form, wherever the calls of the account server are. */
export function SignInForm({ lang, wanted, refused }: SignInFormProps) {
  const text = words[lang]
  const { forms } = siteWords[lang]
  const faults = refused?.faults ?? {}
  const asksForCode = faults.code !== undefined || Boolean(refused?.values.code)
  return (
    <form method="post" action={pathOf(lang, 'sign-in')} className={styles.form}>
      <input type="hidden" name="form" value="sign-in" />
      <input type="hidden" name="return" value={returnPath(wanted)} />
      <p className={styles.fault} role="alert">
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
      {asksForCode && (
        <Field
          id="sign-in-code"
          label={text.code}
          name="code"
          autoComplete="one-time-code"
          hint={text.codeHint}
          error={faults.code}
        />
      )}
      <Button type="submit">{text.submit}</Button>
    </form>
  )
}
