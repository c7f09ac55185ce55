import { Dimension } from '@repo/pictures/plan/dimension.tsx'
import { FloorGrid } from '@repo/pictures/plan/floor-grid.tsx'
import { measure } from '@repo/pictures/plan/measure.ts'
import { Balloon, PlanFigure } from '@repo/pictures/plan/plan-figure.tsx'
import { PlanView } from '@repo/pictures/plan/plan-view.tsx'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { annotations } from './call-outs.ts'
import { drawings, floor, type PictureProps } from './picture.tsx'
import { newsPicturesWords as pictureWords } from '#words/index.ts'
import { topicOf } from './topic.ts'

const gridStep = 2

/** The drawing of an article at full width: numbered, dimensioned, and said in words beside it. */
export function Figure({ lang, item }: Pick<PictureProps, 'item'> & { lang: Lang }) {
  const topic = topicOf(item)
  const Drawing = drawings[topic]
  const { callOuts, dimension } = annotations[topic]
  const words = pictureWords[lang]
  const locale = localeOf[lang]
  const grid = fill(lang, words.grid, { length: measure(locale, gridStep, 'm', 2) })
  return (
    <PlanFigure beside {...words.topics[topic]} block={[words.plan, grid, words.origin]}>
      <PlanView {...floor} scale={28} light="paper">
        <FloorGrid {...floor} step={gridStep} />
        <Drawing seed={0} />
        <Dimension from={dimension[0]} to={dimension[1]} locale={locale} size={0.36} />
        {callOuts.map(({ at, number }, index) => (
          <Balloon key={number.join()} at={at} number={number}>
            {String(index + 1)}
          </Balloon>
        ))}
      </PlanView>
    </PlanFigure>
  )
}
