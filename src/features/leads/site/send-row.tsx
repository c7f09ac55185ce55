import { brand } from '#src/brand/brand.ts'
import { Button } from '#src/ui/button.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import type { FormProps } from './form-props.ts'
import styles from './request-demo.module.css'

interface SendRowProps {
  words: FormProps['words']
  isSending: boolean
  failure?: string
}

export function SendRow({ words, isSending, failure }: SendRowProps) {
  const { contact } = brand.email
  return (
    <div>
      {failure && (
        <p className={styles.failure}>
          {failure}{' '}
          {failure === words.failure && <TextLink href={`mailto:${contact}`}>{contact}</TextLink>}
        </p>
      )}
      <Button type="submit" aria-busy={isSending || undefined}>
        {isSending ? words.sending : words.send}
      </Button>
    </div>
  )
}
