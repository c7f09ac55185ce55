import { listed } from '#src/admin/listed.ts'
import { counted } from '#src/admin/queue.tsx'
import { useDates } from '#src/admin/dates.ts'
import styles from '#src/admin/record/facts.module.css'
import { englishNameOf } from '#src/admin/language-names.ts'
import { langs, type Lang } from '#src/i18n/locales.ts'
import type { LibraryFile } from '../contract.ts'
import { sizeText } from '#src/library/size-text.ts'
import { kindOf } from './file-kinds.ts'
import { originalOnlyText } from './original-only.ts'

/** 2400 × 1500, or the size of what has no dimensions. */
export const measureText = ({ width, height, size }: LibraryFile): string =>
  width && height ? `${width} × ${height}` : sizeText(size)

export const usedText = (used: number): string => counted(used, 'item', 'items')

/** The languages in which the text of an image is not yet written. */
export const missingAlt = (file: LibraryFile): readonly Lang[] =>
  kindOf(file) === 'image' ? langs.filter((lang) => file.alt[lang] === undefined) : []

export function missingAltText(file: LibraryFile): string | undefined {
  const missing = missingAlt(file)
  if (missing.length === 0) return undefined
  if (missing.length === langs.length) return 'No alternative text yet.'
  const names = missing.map((lang) => englishNameOf[lang])
  return `Alternative text missing in ${listed(names)}.`
}

export function FileFacts({ file }: { file: LibraryFile }) {
  const dates = useDates()
  const { width, height, size, createdAt, variants, used } = file
  const original = originalOnlyText(file)
  const widths = [...new Set(variants.map((variant) => variant.width))]
  return (
    <dl className={styles.facts}>
      {width && height && (
        <>
          <dt>Dimensions</dt>
          <dd>
            {width} × {height}
          </dd>
        </>
      )}
      <dt>Size</dt>
      <dd>{sizeText(size)}</dd>
      <dt>Added</dt>
      <dd title={dates.full(createdAt)}>{dates.dateTime(createdAt)}</dd>
      <dt>Use</dt>
      <dd>{used ? `In ${usedText(used)}` : 'Unused'}</dd>
      {original && (
        <>
          <dt>On pages</dt>
          <dd>{original}</dd>
        </>
      )}
      {widths.length > 0 && (
        <>
          <dt>Other widths (px)</dt>
          <dd>{widths.join(', ')}</dd>
        </>
      )}
    </dl>
  )
}
