import { Button } from '@repo/platform/ui/button.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import type { FormProps } from './form-props.ts'
import styles from './request-demo.module.css'

interface SendRowProps {
  words: FormProps['words']
  /** Where to write to. */
  contact: string
  isSending: boolean
  error?: string
}

export function SendRow({ words, contact, isSending, error }: SendRowProps) {
  return (
    <div>
      {error && (
        <p className={styles.error}>
          {error}{' '}
          {error === words.error && <TextLink href={`mailto:${contact}`}>{contact}</TextLink>}
        </p>
      )}
      <Button type="submit" aria-busy={isSending || undefined}>
        {isSending ? words.sending : words.send}
      </Button>
    </div>
  )
}
