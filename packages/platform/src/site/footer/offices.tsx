import { brand } from '#src/brand/brand.ts'
import { officesDistanceKm } from '#src/facts/offices.ts'
import { formatNumber } from '#src/i18n/format.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { cachedFragment } from '#src/ui/cached-fragment.ts'
import { Text } from '#src/ui/layout/text.tsx'
import styles from './offices.module.css'
import { siteWords as words } from '#words/index.ts'

/** Both offices on one measuring line, a tick every 100 km. */
export function Offices({ lang }: { lang: Lang }) {
  return (
    <Text
      as="section"
      above="800"

      aria-labelledby="offices-title"
      dangerouslySetInnerHTML={cachedLine(words, lang)}
    />
  )
}

const cachedLine = cachedFragment((from: typeof words, lang: Lang) => {
  const { frame } = from[lang]
  return (
    <>
      <Text as="h2" size="label" tone="muted" weight="normal" id="offices-title">
        {frame.offices}
      </Text>
      <ul className={styles.line}>
        {brand.offices.toReversed().map((office) => (
          <li key={office} className={styles.office}>
            {frame[office]}
          </li>
        ))}
        <li className={styles.distance}>{formatNumber(lang, officesDistanceKm)}&nbsp;km</li>
      </ul>
    </>
  )
})
