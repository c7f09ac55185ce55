import type { OfficeName } from '@repo/platform/brand/company.ts'
import { countries, timeZones } from '@repo/platform/facts/offices.ts'
import { displayNames } from '@repo/platform/i18n/display-names.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { formatOpening } from '@repo/platform/i18n/opening.ts'
import { useCompany } from '@repo/platform/site/company.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { Facts } from '@repo/platform/ui/layout/facts.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './offices.module.css'
import { contactWords as words } from '#words/index.ts'

/** What is known of an office. The time is shown by `local-time.browser.ts`. */
export function OfficeFacts({ lang, name }: { lang: Lang; name: OfficeName }) {
  const { localTime, phone: phoneLabel, opening: openingLabel } = words[lang].plates
  const { phone, opening } = useCompany().offices[name] ?? {}
  return (
    <Stack gap="100" data-enhance="local-time" data-zone={timeZones[name]}>
      <Text as="h3" size="title">
        {siteWords[lang].frame[name]}, {displayNames(lang, 'region').of(countries[name])}
      </Text>
      <Address lang={lang} name={name} />
      {(phone || opening) && (
        <Facts terms="muted" layout="beside">
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
      <Row as="p" gap="100" className={styles.time} data-screen-only data-waiting>
        {localTime} <Text as="time" tone="measured" weight="strong" />
      </Row>
    </Stack>
  )
}

function Address({ lang, name }: { lang: Lang; name: OfficeName }) {
  const { street, postcode } = useCompany().offices[name] ?? {}
  const city = siteWords[lang].frame[name]
  // As each country writes it.
  const town = name === 'london' ? `${city} ${postcode}` : `${postcode} ${city}`
  const lines = [street, postcode && town].filter(Boolean)
  if (lines.length === 0) return null
  return (
    <Stack as="p">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Stack>
  )
}
