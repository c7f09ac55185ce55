import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Notice } from '@repo/platform/ui/notice.tsx'
import { Button } from '@repo/platform/ui/button.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import type { FormProps } from './form-props.ts'

interface SendRowProps {
  words: FormProps['words']
  /** Where to write to. */
  contact: string
  isSending: boolean
  error?: string
}

export function SendRow({ words, contact, isSending, error }: SendRowProps) {
  return (
    <Stack gap="300" narrow>
      {error && (
        <Notice tone="danger">
          {error}{' '}
          {error === words.error && <TextLink href={`mailto:${contact}`}>{contact}</TextLink>}
        </Notice>
      )}
      <Button type="submit" aria-busy={isSending || undefined}>
        {isSending ? words.sending : words.send}
      </Button>
    </Stack>
  )
}
