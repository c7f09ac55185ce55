import { brand } from '@repo/platform/brand/brand.ts'
import type { OfficeName } from '@repo/platform/brand/company.ts'
import { CityDrawing, cityMapBarKm, type CityMap } from '@repo/pictures/maps/city-map.tsx'
import { lisbon } from '@repo/pictures/maps/lisbon.ts'
import { london } from '@repo/pictures/maps/london.ts'
import { measure } from '@repo/pictures/plan/measure.ts'
import { cities } from '@repo/platform/facts/offices.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { colon } from '@repo/platform/i18n/signs.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { useCompany } from '@repo/platform/site/company.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { Button } from '@repo/platform/ui/button.tsx'
import type { ContactData } from './data.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { OfficeFacts } from './office-facts.tsx'
import styles from './offices.module.css'
import { contactWords as words } from '#words/index.ts'

const maps: Readonly<Record<OfficeName, CityMap>> = { london, lisbon }

/** Both offices, each with its map; the maps can be hidden without a script. */
export function Offices({ lang, data }: { lang: Lang; data: ContactData }) {
  const { show, hide, note, noPin } = words[lang].maps
  const { offices } = useCompany()
  const hasPins = brand.offices.some((office) => offices[office]?.place)
  const hasAddress = brand.offices.some((office) => offices[office]?.street)
  return (
    <Section
      id="locations"
      title={words[lang].plates.title}
      ground="paper-2"
      {...(!hasAddress && { lead: <p>{words[lang].plates.noAddress}</p> })}
    >
      <Columns widths="1-1" from="large" gap="400 300">
        {brand.offices.map((office) => (
          <OfficeFacts key={office} lang={lang} name={office} />
        ))}
      </Columns>
      <details className={styles.toggle} data-screen-only open>
        <summary>
          <span className={styles.show}>{show}</span>
          <span className={styles.hide}>{hide}</span>
        </summary>
        <Columns widths="1-1" from="large" gap="400 300" above="300">
          {brand.offices.map((office) => (
            <OfficeMap key={office} lang={lang} data={data} office={office} />
          ))}
        </Columns>
        <p className={styles.note}>
          {note} {!hasPins && noPin}
        </p>
      </details>
    </Section>
  )
}

interface OfficeMapProps {
  lang: Lang
  data: ContactData
  office: OfficeName
}

function OfficeMap({ lang, data: { tiles }, office }: OfficeMapProps) {
  const { offices } = useCompany()
  const { caption, larger, smaller, streets } = words[lang].maps
  const city = siteWords[lang].frame[office]
  const map = maps[office]
  const pin = offices[office]?.place
  const { latitude, longitude } = pin ?? cities[office]
  const label = fill(lang, caption, { city })
  return (
    <figure data-enhance="city-map" data-latitude={latitude} data-longitude={longitude}>
      <div
        className={styles.frame}
        data-frame
        role="region"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls with the keyboard
        tabIndex={0}
      >
        <CityDrawing
          map={map}
          bar={measure(localeOf[lang], cityMapBarKm, 'km')}
          {...(pin && { pin })}
        />
      </div>
      <Row gap="100" above="100" className={styles.tools} data-tools data-waiting>
        <Button
          variant="ghost"
          size="small"
          value="1"
          aria-label={`${larger}${colon(lang)}${city}`}
        >
          +
        </Button>
        <Button
          variant="ghost"
          size="small"
          value="-1"
          aria-label={`${smaller}${colon(lang)}${city}`}
        >
          −
        </Button>
        {tiles && (
          <Button variant="ghost" size="small" data-tiles={tiles.url}>
            {fill(lang, streets, { host: tiles.host })}
          </Button>
        )}
      </Row>
      <Text as="figcaption" size="compact" above="150">
        <p>{label}</p>
        <Credit lang={lang} map={map} />
        {tiles && (
          <p className={styles.credit} data-credit hidden>
            {tiles.credit}
          </p>
        )}
      </Text>
    </figure>
  )
}

/** In the language of the map's country on its own page, otherwise in English. */
function Credit({ lang, map }: { lang: Lang; map: CityMap }) {
  const { creditInEnglish } = map
  const isEnglish = creditInEnglish !== undefined && lang !== map.lang
  return (
    <p className={styles.credit} lang={isEnglish ? 'en' : map.lang}>
      {isEnglish ? creditInEnglish : map.credit}
    </p>
  )
}
