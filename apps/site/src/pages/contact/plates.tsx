import { brand } from '@repo/platform/brand/brand.ts'
import type { OfficeName } from '@repo/platform/brand/company.ts'
import { countries, timeZones } from '@repo/platform/facts/offices.ts'
import { displayNames } from '@repo/platform/i18n/display-names.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { formatOpening } from '@repo/platform/i18n/opening.ts'
import { useCompany } from '@repo/platform/site/company.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Facts } from '@repo/platform/ui/layout/facts.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './plates.module.css'
import { contactWords as words } from '#words/index.ts'

/** A plate for each office, as at a door. The time is shown by `local-time.browser.ts`. */
export function Plates({ lang }: { lang: Lang }) {
  const { localTime } = words[lang].plates
  const countryNames = displayNames(lang, 'region')
  return (
    <Columns as="ul" widths="1-1" from="medium" printed gap="300" className={styles.plates}>
      {brand.offices.map((office) => (
        <Stack
          as="li"
          key={office}
          className={styles.plate}
          data-enhance="local-time"
          data-zone={timeZones[office]}
        >
          <h2>{siteWords[lang].frame[office]}</h2>
          <p>{countryNames.of(countries[office])}</p>
          <Office lang={lang} name={office} />
          <p className={styles.time} data-screen-only data-waiting>
            {localTime} <Text as="time" tone="measured" weight="strong" />
          </p>
        </Stack>
      ))}
    </Columns>
  )
}

function Office({ lang, name }: { lang: Lang; name: OfficeName }) {
  const { noAddress, phone: phoneLabel, opening: openingLabel } = words[lang].plates
  const { street, postcode, phone, opening } = useCompany().offices[name] ?? {}
  const city = siteWords[lang].frame[name]
  // As each country writes it.
  const town = name === 'london' ? `${city} ${postcode}` : `${postcode} ${city}`
  const address = [street, postcode && town].filter(Boolean)
  return (
    <>
      <p className={styles.address}>
        {address.length === 0 && noAddress}
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      {(phone || opening) && (
        <Facts terms="muted" className={styles.reach}>
          {phone && (
            <div>
              <dt>{phoneLabel}</dt>
              <dd>
                <a href={`tel:${phone.replace(/\(0\)|[^\d+]/g, '')}`}>{phone}</a>
              </dd>
            </div>
          )}
          {opening && (
            <div>
              <dt>{openingLabel}</dt>
              <dd>{formatOpening(lang, opening)}</dd>
            </div>
          )}
        </Facts>
      )}
    </>
  )
}
