import type { Lang } from '@repo/platform/i18n/locales.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { Button } from '@repo/platform/ui/button.tsx'
import { newsletterWords } from '#words/index.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Notice } from '@repo/platform/ui/notice.tsx'

interface Props {
  lang: Lang
  step: 'confirm' | 'unsubscribe'
  token: string
  error: string | undefined
}

/** One button, which works without JavaScript: email scanners follow links but press no buttons. */
export function ButtonForm({ lang, step, token, error }: Props) {
  return (
    <Stack as="form" narrow gap="300" method="post" action={pathOf(lang, 'newsletter')}>
      <input type="hidden" name="form" value={`newsletter-${step}`} />
      <input type="hidden" name="token" value={token} />
      {error && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      <Button type="submit">{newsletterWords[lang][step].button}</Button>
    </Stack>
  )
}
