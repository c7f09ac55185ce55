import { Button } from '#src/ui/button.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import type { NewsWords } from '../messages/words.ts'
import styles from './share.module.css'

interface ShareProps {
  title: string
  url: string
  words: NewsWords
}

/**
 * The address to select and a link to a mail; `copy-link.browser.ts` adds the button. No third
 * party is involved.
 */
export function Share({ title, url, words }: ShareProps) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`
  return (
    <section className={styles.share} aria-labelledby="share" data-screen-only>
      <h2 id="share" className={styles.title}>
        {words.share}
      </h2>
      <div className={styles.row} data-enhance="copy-link">
        <input readOnly className={styles.address} aria-label={words.address} value={url} />
        <Button variant="ghost" hidden data-done={words.linkCopied}>
          {words.copyLink}
        </Button>
        <span role="status" className={styles.status} />
      </div>
      <TextLink href={mail}>{words.byEmail}</TextLink>
    </section>
  )
}
