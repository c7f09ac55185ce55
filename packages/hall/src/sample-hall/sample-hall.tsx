import { look } from './sample-hall-paint.ts'
import type { ReactNode } from 'react'
import { Dimension } from '@repo/pictures/plan/dimension.tsx'
import { FloorGrid } from '@repo/pictures/plan/floor-grid.tsx'
import { PlanText } from '@repo/pictures/plan/plan-text.tsx'
import { PlanView } from '@repo/pictures/plan/plan-view.tsx'
import { RackRow } from '@repo/pictures/plan/rack-row.tsx'
import { breakRoom, crossRack, docks, dockWidth, hallDepth, hallWidth, rackRows } from './hall.ts'
import styles from './sample-hall.module.css'

interface SampleHallProps {
  locale: string
  /** Metres below the hall, for what stands under the drawing. */
  below?: number
  children: ReactNode
}

/** A part of the sample site on paper, with its outer dimensions; as wide as its place. */
export function SampleHall({ locale, below = 1, children }: SampleHallProps) {
  return (
    <div className={styles.frame}>
      <PlanView
        left={-1}
        top={-3.4}
        width={hallWidth + 4.6}
        height={hallDepth + 3.4 + below}
        scale={10}
        light="paper"
      >
        <Dimension from={[0, -1.7]} to={[hallWidth, -1.7]} locale={locale} size={0.9} />
        <Dimension
          from={[hallWidth + 1.8, hallDepth]}
          to={[hallWidth + 1.8, 0]}
          locale={locale}
          size={0.9}
        />
        {children}
      </PlanView>
    </div>
  )
}

/** Walls, racks and docks: what stands there before anything is located. */
export function Building() {
  const { left, bottom } = breakRoom
  const openings = docks.map((x) => `M${x} ${hallDepth}h${dockWidth}`).join('')
  return (
    <>
      <FloorGrid width={hallWidth} height={hallDepth} />
      <path
        {...look.wall}
        d={`M0 0h${hallWidth}v${hallDepth}h-${hallWidth}zM${left} 0v${bottom - 2.4}m0 1.2v1.2H${hallWidth}`}
      />
      <path {...look.dock} d={openings} />
      {docks.map((x, index) => (
        <PlanText
          key={x}
          x={x + dockWidth / 2}
          y={hallDepth - 0.7}
          anchor="middle"
          tone="quiet"
          strong
        >
          {String(index + 1)}
        </PlanText>
      ))}
      {rackRows.map(({ x, y, bays }, row) => (
        <RackRow
          key={y}
          x={x}
          y={y}
          bays={bays}
          empty={[3 + row, 17 - row * 2, 30 + row * 3, 44]}
        />
      ))}
      <RackRow {...crossRack} along="y" double={false} empty={[2, 9]} />
    </>
  )
}
