import { formatNumber, formatPercent } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { Facts } from '@repo/platform/ui/layout/facts.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import { HallDrawing } from '../drawing/hall-drawing.tsx'
import { ToolFrame } from '../workbench/tool-frame.tsx'
import { alternative } from './alternative.ts'
import { defaultHall } from './default-hall.ts'
import { measured } from './figures.ts'
import { PageLegend } from './page-legend.tsx'
import { placementWords, plannerWords } from '#words/index.ts'

/** The template that the workbench begins with, drawn by the server in the place of the tool. */
export function StillPlan({ lang }: { lang: Lang }) {
  const { placed } = defaultHall()
  const { figures, map } = placementWords[lang]
  const { share, median, p95 } = placed.summary
  const centimetres = (metres: number | undefined) =>
    metres === undefined ? '–' : measured(lang, 100 * metres, 'cm', 1)
  const values = {
    anchors: formatNumber(lang, placed.plan.anchors.length),
    share: formatPercent(lang, Math.floor(1000 * share) / 1000, 1),
    median: centimetres(median),
    p95: centimetres(p95),
  }
  return (
    <ToolFrame
      plan={
        <figure>
          <HallDrawing id="hall" plan={placed.plan} areas={placed.areas} />
          <VisuallyHidden>{alternative(lang, placed)}</VisuallyHidden>
        </figure>
      }
      results={
        <>
          <h2>{plannerWords[lang].templateNames['distribution-centre']}</h2>
          <Facts terms="small">
            {(['anchors', 'share', 'median', 'p95'] as const).map((name) => (
              <div key={name}>
                <dt>{figures[name]}</dt>
                <dd>{values[name]}</dd>
              </div>
            ))}
          </Facts>
        </>
      }
      side={
        <>
          <PageLegend lang={lang} id="hall-legend" shares={placed.shares} />
          <Text size="small" tone="muted" above="200">
            {map.limit}
          </Text>
        </>
      }
    />
  )
}
