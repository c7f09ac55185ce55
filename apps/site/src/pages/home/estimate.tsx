import { averagePaybackMonths } from '@repo/platform/facts/claims.ts'
import { formatMoney, formatNumber } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { ClaimNote } from '@repo/platform/site/sections/claim-note.tsx'
import { pathOf } from '@repo/platform/site/paths.ts'
import { ButtonLink } from '@repo/platform/ui/button.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { BreakEven } from './break-even.tsx'
import type { ExampleEstimate, HomeData } from './data.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './estimate.module.css'
import { homeWords as words } from '#words/index.ts'

interface EstimateProps extends Pick<HomeData, 'example' | 'average'> {
  lang: Lang
}

/** The stated average, the calculator's example with what decides its payback, and what a pilot costs. */
export function Estimate({ lang, example, average }: EstimateProps) {
  const text = words[lang].estimate
  const pricing = pathOf(lang, 'pricing')
  return (
    <Section ground="ink" id="estimate">
      <Columns widths="5-6" from="large" align="start" gap="600 800">
        <div>
          <h2 id="estimate-title">{fill(lang, text.claim, { months: averagePaybackMonths })}</h2>
          <ClaimNote lang={lang} claim="payback" />
          {average.mean !== null && (
            <Text tone="muted" above="100">
              {fill(lang, text.average, { sites: formatNumber(lang, average.sites) })}
            </Text>
          )}
          <Text size="lead" tone="muted" measure="sentence" above="200">
            {text.lead}
          </Text>
          <Columns as="dl" widths="1-1" from="start" above="400" className={styles.facts}>
            {factsOf(lang, example).map(({ label, value, unit }) => (
              <div key={label}>
                <Text as="dt" size="small" tone="muted">
                  {label}
                </Text>
                <dd>
                  {value} {unit && <small>{unit}</small>}
                </dd>
              </div>
            ))}
          </Columns>
          <Row as="p" gap="150 300" align="center" above="400" data-screen-only>
            <ButtonLink href={`${pricing}#estimate`}>{text.calculate}</ButtonLink>
            <TextLink href={`${pricing}#method`}>{text.demo}</TextLink>
          </Row>
        </div>
        <div>
          <BreakEven lang={lang} example={example} />
          <Text ruled above="400">
            {pilotText(lang, example)}{' '}
            <TextLink href={`${pricing}#plans`}>{text.pilotLink}</TextLink>
          </Text>
        </div>
      </Columns>
    </Section>
  )
}

function pilotText(lang: Lang, { pilot: { forklifts, area, pilot }, currency }: ExampleEstimate) {
  return fill(lang, words[lang].estimate.pilot, {
    forklifts,
    area: `${formatNumber(lang, area)}\u00a0m²`,
    months: pilot.months,
    total: formatMoney(lang, pilot.spent, currency),
  })
}

interface Fact {
  label: string
  value: string
  unit?: string
}

function factsOf(lang: Lang, { site, currency }: ExampleEstimate): Fact[] {
  const { facts } = words[lang].estimate
  const number = (value: number) => formatNumber(lang, value)
  const hours = fill(lang, facts.hours, { hours: number(site.shiftHours) })
  return [
    { label: facts.forklifts, value: number(site.forklifts), unit: facts.electric },
    { label: facts.area, value: number(site.area), unit: 'm²' },
    { label: facts.shifts, value: number(site.shifts), unit: hours },
    { label: facts.pallets, value: number(site.pallets), unit: facts.aYear },
    {
      label: facts.fees,
      value: formatMoney(lang, site.complianceFees, currency),
      unit: facts.aYear,
    },
  ]
}
