import { formatDate } from '#src/i18n/format.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { formatTime } from '#src/i18n/opening.ts'
import { fill } from '#src/i18n/translate.ts'
import { Row } from '#src/ui/layout/row.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import styles from '../header/language-bar.module.css'
import { previewWords } from '#words/index.ts'

interface Props {
  lang: Lang
  until: string
  /** The address of what is saved, where the page shows unsaved changes. */
  saved: string | undefined
}

/** Says that the page is a preview, and who can open its link; it stands where offers stand. */
export function PreviewBar({ lang, until, saved }: Props) {
  const { name, text, unsaved, open } = previewWords[lang]
  const time = formatTime(lang, new Date(until).toISOString().slice(11, 16))
  const date = `${formatDate(lang, until)}, ${time} UTC`
  return (
    <Row
      as="aside"
      unbroken
      gap="100"
      data-ground="ink"
      data-screen-only
      aria-label={name}
      className={styles.bar}
    >
      {saved === undefined ? (
        <p>{fill(lang, text, { date })}</p>
      ) : (
        <p>
          {unsaved}{' '}
          <Text as="a" weight="strong" unbroken href={saved}>
            {open}
          </Text>
        </p>
      )}
    </Row>
  )
}
