import type { ReactNode } from 'react'
import type { Lang } from '#src/i18n/locales.ts'
import type { PageProps, RejectedForm } from '#src/site/page.ts'
import { pathOf } from '#src/site/paths.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './sign-in.module.css'

export interface FormProps {
  lang: Lang
  query: PageProps['query']
  rejected: RejectedForm | undefined
}

interface FrameProps {
  lang: Lang
  /** By which the site server knows it. */
  form: string
  /** Values that go with it, unseen. */
  hidden?: Readonly<Record<string, string>>
  /** What has just happened. */
  note?: string | undefined
  error?: string | undefined
  submitLabel: string
  children: ReactNode
  /** Below the button: another way. */
  aside?: ReactNode
}

/** Works with JavaScript or without: the site server takes the form, wherever the calls of the account server are. */
export function FormFrame(props: FrameProps) {
  const { lang, form, hidden = {}, note, error, submitLabel, children, aside } = props
  return (
    <form method="post" action={pathOf(lang, 'sign-in')} className={styles.form}>
      <input type="hidden" name="form" value={form} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {note && (
        <p className={styles.note} role="status">
          {note}
        </p>
      )}
      <p className={styles.error} role="alert">
        {error}
      </p>
      {children}
      <Button type="submit">{submitLabel}</Button>
      {aside && <p className={styles.aside}>{aside}</p>}
    </form>
  )
}
