import type { Lang } from '@repo/platform/i18n/locales.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './copy-button.module.css'
import { pressWords as words } from '#words/index.ts'

/** Shown by `copy.browser.ts`, which copies the text beside it. `of` names the text. */
export function CopyButton({ lang, of }: { lang: Lang; of: string }) {
  const { copy, copied } = words[lang].copy
  return (
    <Row
      as="span"
      unbroken
      justify="end"
      gap="100"
      align="center"
      className={styles.tools}
      data-screen-only
    >
      <span role="status" />
      <button type="button" hidden data-done={copied} aria-label={`${copy} – ${of}`}>
        {copy}
      </button>
    </Row>
  )
}
