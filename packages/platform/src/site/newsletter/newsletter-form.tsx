import type { Lang } from '#src/i18n/locales.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { maxLength } from '#src/rest/lengths.ts'
import { Honeypot } from '../forms/honeypot.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import styles from './newsletter-form.module.css'
import type { RejectedForm } from '../page.ts'
import { pathOf } from '../paths.ts'
import { siteWords as words } from '#words/index.ts'

export interface NewsletterFormProps {
  lang: Lang
  /** Name of the page to which the form is posted without JavaScript. */
  action: string
  /** It has just been posted without JavaScript. */
  sent: boolean
  rejected?: RejectedForm
}

/** Sent by `newsletter.browser.ts`; without JavaScript posted to its page. */
export function NewsletterForm({ lang, action, sent, rejected }: NewsletterFormProps) {
  const { forms, messages, newsletter } = words[lang]
  return (
    <>
      <output className={styles.done} data-newsletter-done hidden={!sent}>
        <strong className={styles.success}>{messages.newsletterSuccess}</strong>
        <Text as="span" size="compact" tone="muted">
          {messages.openLink}
        </Text>
      </output>
      {!sent && (
        <form
          method="post"
          action={`${pathOf(lang, action)}#newsletter`}
          className={styles.form}
          data-newsletter
          data-success={messages.newsletterSuccess}
          data-error={messages.error}
          data-invalid={forms.invalidEmail}
        >
          <Text size="compact" tone="muted">
            {newsletter.text}
          </Text>
          <input type="hidden" name="form" value="newsletter" />
          <Honeypot label={forms.leaveEmpty} />
          <div className={styles.row}>
            <Field
              id="newsletter-email"
              label={forms.email}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={maxLength.email}
              required={forms.required}
              defaultValue={rejected?.values.email}
              error={rejected && (rejected.errors.email ?? rejected.errors[''])}
            />
            <Button type="submit">{newsletter.subscribe}</Button>
          </div>
          <Text size="small" tone="muted" above="150">
            {forms.promise}
          </Text>
        </form>
      )}
    </>
  )
}
