import { brand } from '#src/brand/brand.ts'
import { countries, timeZones } from '#src/facts/offices.ts'
import { localeOf, type Lang } from '#src/i18n/locales.ts'
import { words as siteWords } from '#src/site/words.ts'
import type { ContactData } from './data.ts'
import styles from './plates.module.css'
import { words } from './words.ts'

/** A plate for each office, as at a door. The time is shown by `local-time.browser.ts`. */
export function Plates({ lang, offices }: { lang: Lang; offices: ContactData['offices'] }) {
  const { noAddress, localTime } = words[lang].plates
  const countryNames = new Intl.DisplayNames(localeOf[lang], { type: 'region' })
  return (
    <ul className={styles.plates}>
      {brand.offices.map((office) => (
        <li
          key={office}
          className={styles.plate}
          data-enhance="local-time"
          data-zone={timeZones[office]}
        >
          <h2>{siteWords[lang].frame[office]}</h2>
          <p>{countryNames.of(countries[office])}</p>
          <p className={styles.address}>{offices[office]?.address ?? noAddress}</p>
          <p className={styles.time} data-screen-only data-waiting>
            {localTime} <time />
          </p>
        </li>
      ))}
    </ul>
  )
}
