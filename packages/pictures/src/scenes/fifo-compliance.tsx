import { look } from './scene-paint.ts'
import { FloorGrid } from '../plan/floor-grid.tsx'
import { PlanText } from '../plan/plan-text.tsx'
import { PlanView } from '../plan/plan-view.tsx'
import { MovingTrail, MovingTruck, stillOf, While } from './moving.tsx'
import { scenes } from './plans.ts'
import styles from './scene.module.css'

export type FifoComplianceLabels = Readonly<Record<'next' | 'outOfTurn', string>>

const still = stillOf(scenes['fifo-compliance'])
/** Days of November on which each pallet arrived, by lane, the one in front first; 0: taken. */
const lanes: readonly (readonly number[])[] = [
  [6, 6, 7, 9, 9, 12, 12, 13],
  [4, 5, 5, 8, 8, 10],
  [0, 3, 3, 9, 11, 11, 12],
  [2, 7, 7, 8, 10, 13, 13],
  [5, 5, 6, 6, 9],
  [8, 8, 11, 11, 12, 13],
]
const nextOut = { lane: 3, place: 0 }
const thereafter = { lane: 2, place: 1 }
/** Taken although an older pallet stood in another lane. */
const outOfTurn = { lane: 2, place: 0, day: 3 }
const pitch = { x: 1.56, y: 1.75 }
const placeX = (place: number) => 5 + place * pitch.x
const placeY = (lane: number) => 0.85 + lane * pitch.y
const size = { width: 1.4, height: 1.1 }

interface Stored {
  lane: number
  place: number
  day: number
}

interface SceneProps {
  labels: FifoComplianceLabels
  locale: string
}

/** Block lanes from above: a truck takes out the pallet that arrived first. */
export function FifoComplianceScene({ labels, locale }: SceneProps) {
  const days = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    timeZone: 'UTC',
  })
  const write = (day: number) => days.format(Date.UTC(2026, 10, day))
  const pallets = lanes.flatMap((lane, at) =>
    lane.map((day, place) => ({
      day,
      place,
      lane: at,
      isNext: at === nextOut.lane && place === nextOut.place,
    })),
  )
  const drawn = ({ lane, place, day }: Stored, className?: string) => (
    <g key={`${lane}-${place}`} className={className}>
      <path {...look.pallet} d={palletAt(lane, place)} />
      <PlanText
        x={placeX(place) + size.width / 2}
        y={placeY(lane) + 0.71}
        anchor="middle"
        strong={className !== undefined}
      >
        {write(day)}
      </PlanText>
    </g>
  )
  const stay = pallets.filter(({ day, isNext }) => day > 0 && !isNext)
  const first = pallets.filter(({ isNext }) => isNext)
  return (
    <PlanView width={24.8} height={12.8} scale={36} light="night">
      <FloorGrid width={24.8} height={12.8} step={1} />
      <path {...look.marking} d={lanePath} />
      <path {...look.marking} strokeDasharray=".5 .4" d="M4.6 0v11" />
      {lanes.map((_, lane) => (
        <PlanText key={lane} x={4.25} y={placeY(lane) + 0.71} anchor="end" tone="quiet">
          {`L${lane + 1}`}
        </PlanText>
      ))}
      {stay.map((pallet) => drawn(pallet))}
      <g className={styles.outOfTurn}>{drawn(outOfTurn)}</g>
      <While still={still} id="F-05" state="empty">
        {first.map((pallet) => drawn(pallet, styles.nextOut))}
      </While>
      <While still={still} id="F-05" state="loaded">
        <path {...look.found} d={palletAt(thereafter.lane, thereafter.place)} />
      </While>
      <MovingTrail still={still} id="F-05" />
      <MovingTruck
        still={still}
        id="F-05"
        uncertainty={1.3}
        label={{ x: -0.9, y: 1.6 }}
        size={0.5}
      />
      <While still={still} id="F-05" state="empty">
        <Next lane={nextOut.lane} label={labels.next} />
      </While>
      <While still={still} id="F-05" state="loaded">
        <Next lane={thereafter.lane} label={labels.next} />
      </While>
      <PlanText x={5} y={12.35} tone="warning" strong>
        {`${labels.outOfTurn} L${outOfTurn.lane + 1}`}
      </PlanText>
    </PlanView>
  )
}

function Next({ lane, label }: { lane: number; label: string }) {
  return (
    <PlanText x={5} y={11.65} tone="live" strong>
      {`${label} L${lane + 1}`}
    </PlanText>
  )
}

const palletAt = (lane: number, place: number) =>
  `M${Math.round(placeX(place) * 100) / 100} ${Math.round(placeY(lane) * 100) / 100}h${size.width}v${size.height}h-${size.width}z`
const lanePath = Array.from(
  { length: lanes.length + 1 },
  (_, lane) => `M4.6 ${Math.round((placeY(lane) - 0.32) * 100) / 100}h20.2`,
).join('')
