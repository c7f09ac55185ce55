import type { ReactNode } from 'react'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { PageProps, RejectedForm } from '@repo/platform/site/page.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { Button } from '@repo/platform/ui/button.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Notice } from '@repo/platform/ui/notice.tsx'
import styles from './sign-in.module.css'

export interface FormProps {
  lang: Lang
  query: PageProps['query']
  rejected: RejectedForm | undefined
  /** Whether the link in the address has been used or has expired. */
  isLinkUsed: boolean
}

interface FrameProps {
  lang: Lang
  /** The value of the field `form`, by which the site server finds its handler. */
  form: string
  /** Hidden fields. */
  hidden?: Readonly<Record<string, string>>
  /** A message about the last action. */
  note?: string | undefined
  error?: string | undefined
  /** Absent: the form has no button. */
  submitLabel?: string
  children: ReactNode
  /** Below the button, such as a link to another form. */
  aside?: ReactNode
}

/** The form works without JavaScript: the browser posts it to the site server. */
export function FormFrame(props: FrameProps) {
  const { lang, form, hidden = {}, note, error, submitLabel, children, aside } = props
  return (
    // The page reports missing fields in its own language; the browser's validation would not.
    <Stack
      as="form"
      gap="300"
      method="post"
      action={pathOf(lang, 'sign-in')}
      className={styles.form}
      noValidate
    >
      <input type="hidden" name="form" value={form} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {note && (
        <Notice tone="success" role="status">
          {note}
        </Notice>
      )}
      <Notice tone="danger" role="alert">
        {error}
      </Notice>
      {children}
      {submitLabel && <Button type="submit">{submitLabel}</Button>}
      {aside && <Text size="compact">{aside}</Text>}
    </Stack>
  )
}
