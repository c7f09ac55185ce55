import { formatNumber, formatPercent } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import { HallDrawing } from '../drawing/hall-drawing.tsx'
import { alternative } from './alternative.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './counts.module.css'
import { defaultHall, type MappedPlan } from './default-hall.ts'
import { hallFigures } from './figures.ts'
import { PageLegend } from './page-legend.tsx'
import { simulatorWords as words } from '#words/index.ts'

/** The anchors that the example needs, and how near an estimate without a plan comes to such a count. */
export function Counts({ lang }: { lang: Lang }) {
  const { title, lead, target } = words[lang].counts
  const figures = hallFigures(lang)
  return (
    <Section
      id="anchors"
      title={fill(lang, title, figures)}
      lead={
        <p>
          {fill(lang, lead, figures)} {fill(lang, target, figures)}
        </p>
      }
    >
      <CountedPlan lang={lang} mapped={defaultHall().placed} />
    </Section>
  )
}

interface CountedPlanProps {
  lang: Lang
  mapped: MappedPlan
}

function CountedPlan({ lang, mapped }: CountedPlanProps) {
  const { onTarget, placed } = words[lang].counts
  const { plan, areas, summary, shares } = mapped
  return (
    <Columns as="figure" widths="7-5" from="medium" gap="300 600" printed className={styles.plan}>
      <HallDrawing
        id="placed"
        plan={plan}
        areas={areas}
        light="paper"
        scale={fill(lang, words[lang].map.scale, { length: 20 })}
      />
      <figcaption>
        <Row as="p" align="baseline" className={styles.count}>
          <b>{formatNumber(lang, plan.anchors.length)}</b>{' '}
          <Text as="span" tone="muted">
            {placed}
          </Text>
        </Row>
        <p>{fill(lang, onTarget, { share: formatPercent(lang, summary.share) })}</p>
        <VisuallyHidden>{alternative(lang, mapped)}</VisuallyHidden>
        <PageLegend lang={lang} id="placed-legend" light="paper" shares={shares} />
      </figcaption>
    </Columns>
  )
}
