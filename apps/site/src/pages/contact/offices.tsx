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
import type { ContactData, Tiles } from './data.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { OfficeFacts } from './office-facts.tsx'
import styles from './offices.module.css'
import { contactWords as words } from '#words/index.ts'

const maps: Readonly<Record<OfficeName, CityMap>> = { london, lisbon }

/** Both offices, each with its map, which can be hidden without a script. */
export function Offices({ lang, data }: { lang: Lang; data: ContactData }) {
  const { plates } = words[lang]
  const { offices } = useCompany()
  const hasAddress = brand.offices.some((office) => offices[office]?.street)
  return (
    <Section id="locations" ground="paper-2">
      <Columns widths="5-7" from="large" gap="400 600" align="start">
        <div>
          <h2>{plates.title}</h2>
          {!hasAddress && (
            <Text tone="muted" above="200">
              {plates.noAddress}
            </Text>
          )}
        </div>
        <div>
          <Columns widths="1-1" from="small" gap="400">
            {brand.offices.map((office) => (
              <div key={office}>
                <OfficeFacts lang={lang} name={office} />
                <OfficeMap lang={lang} data={data} office={office} />
              </div>
            ))}
          </Columns>
          <Credits lang={lang} />
        </div>
      </Columns>
    </Section>
  )
}

interface OfficeMapProps {
  lang: Lang
  data: ContactData
  office: OfficeName
}

function OfficeMap({ lang, data: { tiles }, office }: OfficeMapProps) {
  const place = useCompany().offices[office]?.place ?? undefined
  const { caption, show, hide } = words[lang].maps
  const { latitude, longitude } = place ?? cities[office]
  const label = fill(lang, caption, { city: siteWords[lang].frame[office] })
  // A map without a pin is small, and there is nothing to look for in it.
  const canGrow = Boolean(place ?? tiles)
  const region = { role: 'region', 'aria-label': label, tabIndex: 0 }
  return (
    <details className={styles.toggle} data-screen-only open>
      <summary>
        <span className={styles.show}>{show}</span>
        <span className={styles.hide}>{hide}</span>
      </summary>
      <figure data-enhance="city-map" data-latitude={latitude} data-longitude={longitude}>
        <div className={styles.frame} data-frame {...(canGrow && region)}>
          <CityDrawing
            map={maps[office]}
            bar={measure(localeOf[lang], cityMapBarKm, 'km')}
            {...(place && { place })}
          />
        </div>
        {canGrow && <Tools lang={lang} tiles={tiles} office={office} />}
        <Text as="figcaption" size="small" tone="muted" above="100">
          {label}
          {tiles && (
            <span data-credit hidden>
              {' '}
              {tiles.credit}
            </span>
          )}
        </Text>
      </figure>
    </details>
  )
}

interface ToolsProps {
  lang: Lang
  tiles: Tiles | undefined
  office: OfficeName
}

function Tools({ lang, tiles, office }: ToolsProps) {
  const { larger, smaller, streets } = words[lang].maps
  const city = siteWords[lang].frame[office]
  return (
    <Row gap="100" above="100" className={styles.tools} data-tools data-waiting>
      <Button variant="ghost" size="small" value="1" aria-label={`${larger}${colon(lang)}${city}`}>
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
  )
}

/** Folded; each in the language of its country on that country's page, otherwise in English. */
function Credits({ lang }: { lang: Lang }) {
  return (
    <details className={styles.credits} data-screen-only>
      <summary>{words[lang].maps.sources}</summary>
      {Object.values(maps).map((map) => {
        const english = lang === map.lang ? undefined : map.creditInEnglish
        return (
          <p key={map.credit} lang={english ? 'en' : map.lang}>
            {english ?? map.credit}
          </p>
        )
      })}
    </details>
  )
}
