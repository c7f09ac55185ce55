import { paint } from '@repo/pictures/paint.ts'
import { Dimension } from '@repo/pictures/plan/dimension.tsx'
import { FloorGrid } from '@repo/pictures/plan/floor-grid.tsx'
import { PlanFigure } from '@repo/pictures/plan/plan-figure.tsx'
import { PlanText } from '@repo/pictures/plan/plan-text.tsx'
import { PlanView } from '@repo/pictures/plan/plan-view.tsx'
import { RackRow } from '@repo/pictures/plan/rack-row.tsx'
import { Anchor } from '@repo/pictures/plan/radio.tsx'
import { Truck } from '@repo/pictures/plan/truck.tsx'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { Content } from '@repo/platform/ui/section.tsx'
import styles from './desk.module.css'
import { careersWords as words } from '#words/index.ts'

const look = {
  wall: paint({ fill: 'none', stroke: 'text', strokeWidth: 0.08 }),
  swing: paint({ fill: 'none', stroke: 'field-border' }),
  desk: paint({ fill: 'ground', stroke: 'text' }),
  screens: paint({ stroke: 'text', strokeWidth: 0.09 }),
  keyboard: paint({ fill: 'none', stroke: 'field-border' }),
  chair: paint({ fill: 'none', stroke: 'live', strokeDasharray: '0.1 0.07' }),
}

/** Metres. */
const floor = { width: 21, height: 12 } as const
const desk = { x: 17.6, y: 8, width: 1.6, depth: 0.8 } as const

/** The hall with a desk at which nobody sits. */
export function Desk({ lang }: { lang: Lang }) {
  const { caption, free, block } = words[lang].desk
  const locale = localeOf[lang]
  const { x, y, width, depth } = desk
  return (
    <Content>
      <div className={styles.plan}>
        <PlanFigure caption={caption} block={block}>
          <PlanView {...floor} scale={36} light="paper">
            <FloorGrid {...floor} />
            <RackRow x={1.2} y={1.2} bays={5} empty={[3, 8]} />
            <RackRow x={1.2} y={8.6} bays={5} empty={[6, 12]} />
            <Truck x={11} y={5.8} />
            <path {...look.wall} d="M15.6 0v3.6M15.6 12V5.4h1.8" />
            <path {...look.swing} d="M15.6 3.6a1.8 1.8 0 0 1 1.8 1.8" />
            <Anchor x={15.6} y={1} />
            <rect {...look.desk} x={x} y={y} width={width} height={depth} />
            <path {...look.screens} d={`M${x + 0.15} ${y + 0.16}h.6M${x + 0.85} ${y + 0.16}h.6`} />
            <rect {...look.keyboard} x={x + 0.55} y={y + 0.42} width=".5" height=".18" />
            <circle {...look.chair} cx={x + 0.8} cy={y + 1.25} r=".3" />
            <path {...look.chair} d={`M${x + 0.5} ${y + 1.5}a.42 .42 0 0 0 .6 0`} />
            <Dimension from={[x, y - 0.7]} to={[x + width, y - 0.7]} locale={locale} size={0.34} />
            <PlanText x={x + 0.8} y={y + 2.5} anchor="middle" tone="live" strong>
              {free}
            </PlanText>
          </PlanView>
        </PlanFigure>
      </div>
    </Content>
  )
}
