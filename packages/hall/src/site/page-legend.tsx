import { positionClasses, type PositionClass } from '#src/model/error.ts'
import { formatPercent } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import type { MappedPlan } from './default-hall.ts'
import { legendWords } from './legend-words.ts'
import { MapLegend } from './map-legend.tsx'
import { simulatorWords as words } from '#words/index.ts'

interface PageLegendProps {
  lang: Lang
  id: string
  shares: MappedPlan['shares']
}

/** The legend of a map that the page shows. */
export function PageLegend({ lang, id, shares }: PageLegendProps) {
  const written = positionClasses.map((name): [PositionClass, string] => [
    name,
    fill(lang, words[lang].map.share, { share: formatPercent(lang, shares[name], 1) }),
  ])
  return <MapLegend words={legendWords(lang)} id={id} shares={Object.fromEntries(written)} />
}
