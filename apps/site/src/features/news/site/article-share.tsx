import { Button } from '@repo/platform/ui/button.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import type { NewsWords } from '#words/index.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import shareStyles from './share.module.css'

interface ShareProps {
  title: string
  url: string
  words: NewsWords
}

/**
 * Shows the address as selectable text and an email link; `copy.browser.ts` adds the button. No
 * third party is involved.
 */
export function Share({ title, url, words }: ShareProps) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`
  return (
    <Text as="section" measure="prose" above="800" ruled aria-labelledby="share" data-screen-only>
      <Text as="h2" size="title" id="share">
        {words.share}
      </Text>
      <Row gap="100 150" align="center" above="200" data-enhance="copy">
        <input readOnly className={shareStyles.address} aria-label={words.address} value={url} />
        <Button variant="ghost" hidden data-done={words.linkCopied}>
          {words.copyLink}
        </Button>
        <Text as="span" size="small" tone="measured" weight="medium" role="status" />
      </Row>
      <Text above="200">
        <TextLink href={mail}>{words.byEmail}</TextLink>
      </Text>
    </Text>
  )
}
