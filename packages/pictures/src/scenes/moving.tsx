import { look } from './scene-paint.ts'
import type { ReactNode } from 'react'
import { measure } from '../plan/measure.ts'
import { Person } from '../plan/person.tsx'
import { PlanText } from '../plan/plan-text.tsx'
import { Tag } from '../plan/radio.tsx'
import { TrailAlong } from '../plan/trail.tsx'
import { Truck } from '../plan/truck.tsx'
import {
  isDuring,
  placed,
  scenePose,
  timetablesOf,
  trailPath,
  turned,
  type Scene,
  type ScenePose,
  type Timetables,
} from './scene.ts'
import styles from './scene.module.css'

/** Draws the parts of a scene at its still moment; `play.ts` moves them. */
export function stillOf(scene: Scene) {
  let made: Timetables | undefined
  return {
    scene,
    /** Worked out when the scene is first drawn. */
    get timetables(): Timetables {
      return (made ??= timetablesOf(scene))
    },
    pose(id: string): ScenePose {
      return poseOf(this.timetables, id, scene.still)
    },
  }
}
export type Still = ReturnType<typeof stillOf>

function poseOf(timetables: Timetables, id: string, seconds: number): ScenePose {
  const timetable = timetables.get(id)
  if (!timetable) throw new Error(`No ${id} in the scene`)
  return scenePose(timetable, seconds)
}

interface MoverProps {
  still: Still
  id: string
  children: ReactNode
}

/** Follows the place of a mover, without turning. */
export function Mover({ still, id, children }: MoverProps) {
  const { at, isAway, isLoaded } = still.pose(id)
  return (
    <g
      className={styles.mover}
      transform={`translate(${placed(at)})`}
      visibility={isAway ? 'hidden' : undefined}
      data-mover={id}
      data-empty={isLoaded ? undefined : ''}
    >
      {children}
    </g>
  )
}

interface MovingTruckProps {
  still: Still
  id: string
  /** Radius in metres of the circle of uncertainty. */
  uncertainty?: number
  /** Where the name begins, in metres from the truck. */
  label?: { x: number; y: number; anchor?: 'end' | 'middle' }
  /** With it, the speed stands below the name. */
  locale?: string
  size?: number
}

export function MovingTruck(props: MovingTruckProps) {
  const { still, id, uncertainty, label, locale, size = 1 } = props
  const { heading, speed } = still.pose(id)
  return (
    <Mover still={still} id={id}>
      <g transform={turned(heading)} data-turning>
        {uncertainty !== undefined && <Tag x={0} y={0} uncertainty={uncertainty} />}
        <Truck x={0} y={0} loaded />
      </g>
      {label && (
        <>
          <PlanText {...label} strong halo={size * 0.6}>
            {id}
          </PlanText>
          {locale !== undefined && (
            <g data-speed>
              <PlanText {...label} y={label.y + size} tone="live" halo={size * 0.6}>
                {measure(locale, speed * 3.6, 'km/h', 1)}
              </PlanText>
            </g>
          )}
        </>
      )}
    </Mover>
  )
}

export function MovingPerson({ still, id }: { still: Still; id: string }) {
  return (
    <Mover still={still} id={id}>
      <g transform={turned(still.pose(id).heading)} data-turning>
        <circle {...look.badge} r=".95" />
        <Person x={0} y={0} />
      </g>
    </Mover>
  )
}

/** The way of the last seconds, below the truck itself. */
export function MovingTrail({ still, id }: { still: Still; id: string }) {
  const timetable = still.timetables.get(id)
  if (!timetable) return null
  return (
    <g data-trail={id}>
      <TrailAlong path={trailPath(timetable, still.scene.still)} />
    </g>
  )
}

interface DuringProps {
  still: Still
  /** Seconds of the loop. */
  time: readonly [from: number, to: number]
  children: ReactNode
}

export function During({ still: { scene }, time, children }: DuringProps) {
  const isSeen = isDuring(scene, time, scene.still)
  return (
    <g data-during={time.join(' ')} visibility={isSeen ? undefined : 'hidden'}>
      {children}
    </g>
  )
}

interface WhileProps {
  still: Still
  id: string
  state: 'loaded' | 'empty'
  children: ReactNode
}

/** What is to be seen while the forks of a truck carry something, or while they do not. */
export function While({ still, id, state, children }: WhileProps) {
  const isSeen = still.pose(id).isLoaded === (state === 'loaded')
  return (
    <g {...{ [`data-${state}`]: id }} visibility={isSeen ? undefined : 'hidden'}>
      {children}
    </g>
  )
}
