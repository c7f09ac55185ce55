import type { Lang } from '@repo/platform/i18n/locales.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './copy-button.module.css'
import { pressWords as words } from '#words/index.ts'

/** The class of what a button copies, which has a title. */
export const copied = styles.copied

/** Shown by `copy.browser.ts`, which copies the text beside it. `of` names the text. */
export function CopyButton({ lang, of }: { lang: Lang; of: string }) {
  const { copy, copied: done } = words[lang].copy
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
      <button type="button" hidden data-done={done} aria-label={`${copy} – ${of}`}>
        {copy}
      </button>
    </Row>
  )
}
