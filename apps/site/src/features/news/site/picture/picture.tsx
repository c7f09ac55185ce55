import type { ComponentType } from 'react'
import { FloorGrid } from '@repo/pictures/plan/floor-grid.tsx'
import { PlanView } from '@repo/pictures/plan/plan-view.tsx'
import { cachedFragment } from '@repo/platform/ui/cached-fragment.ts'
import type { NewsTeaser } from '../data.ts'
import type { DrawingProps } from './drawing.ts'
import { Geometry, Ranging, Scatter, Shadow } from './radio.tsx'
import { Exchange, Flow, Heat, Pilot } from './store.tsx'
import { numberOf, topicOf, type Topic } from './topic.ts'
import { Crossing, Privacy, Speed, Standing } from './traffic.tsx'
import styles from './picture.module.css'

/** Metres; every drawing shows the same. */
export const floor = { width: 24, height: 16 } as const

export const drawings: Record<Topic, ComponentType<DrawingProps>> = {
  crossing: Crossing,
  exchange: Exchange,
  flow: Flow,
  geometry: Geometry,
  heat: Heat,
  pilot: Pilot,
  privacy: Privacy,
  ranging: Ranging,
  scatter: Scatter,
  shadow: Shadow,
  speed: Speed,
  standing: Standing,
}

const pixelsPerMetre = { small: 11, large: 28 } as const

export interface PictureProps {
  item: Pick<NewsTeaser, 'id' | 'title' | 'permalink' | 'categories'>
  size: keyof typeof pixelsPerMetre
}

/** Of each topic; every second one is mirrored. */
const variants = 32

/** Half of what a list draws is in its pictures. */
const cachedDrawing = cachedFragment(
  (of: typeof drawings, topic: Topic, variant: number, size: PictureProps['size']) => {
    const Drawing = of[topic]
    return (
      <PlanView {...floor} scale={pixelsPerMetre[size]} light="paper">
        <g>
          <FloorGrid {...floor} />
          <g transform={variant % 2 ? `matrix(-1 0 0 1 ${floor.width} 0)` : undefined}>
            <Drawing seed={variant >>> 1} />
          </g>
        </g>
      </PlanView>
    )
  },
)

/** A piece of the hall's plan that shows what the article is about: the same for the same article. */
export function Picture({ item, size }: PictureProps) {
  const variant = numberOf(item.id) % variants
  return (
    <div
      className={styles.picture}
      dangerouslySetInnerHTML={cachedDrawing(drawings, topicOf(item), variant, size)}
    />
  )
}
