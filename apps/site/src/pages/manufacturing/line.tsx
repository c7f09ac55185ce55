import { paint } from '@repo/pictures/paint.ts'
import { Dimension } from '@repo/pictures/plan/dimension.tsx'
import { FloorGrid } from '@repo/pictures/plan/floor-grid.tsx'
import { Person } from '@repo/pictures/plan/person.tsx'
import { PlanText } from '@repo/pictures/plan/plan-text.tsx'
import { PlanView } from '@repo/pictures/plan/plan-view.tsx'
import { RackRow } from '@repo/pictures/plan/rack-row.tsx'
import { Tag } from '@repo/pictures/plan/radio.tsx'
import { Truck } from '@repo/pictures/plan/truck.tsx'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { NumberedQuestion } from '@repo/platform/site/sections/numbered-question.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import styles from './line.module.css'
import { words } from './words.ts'

const look = {
  axis: paint({ stroke: 'plan-quiet', strokeOpacity: 0.5 }),
  planned: paint({ fill: 'none', stroke: 'plan-quiet', strokeOpacity: 0.8 }),
  machine: paint({ fill: 'plan-raised', stroke: 'plan-edge' }),
  goods: paint({ fill: 'plan-slot', stroke: 'plan-edge' }),
  reach: paint({ fill: 'none', stroke: 'plan-live' }),
  way: paint({ fill: 'none', stroke: 'accent', strokeLinecap: 'round', strokeWidth: 0.16 }),
  mark: paint({ fill: 'none', stroke: 'plan-text' }),
  end: paint({ fill: 'plan-text', stroke: 'none' }),
}

/** Metres of one station along the line, and what the drawing shows across it. */
const pitch = 12
const [top, bottom] = [-3, 14.4]
/** Where each piece begins: above what its question is about. */
const tops = [3, -0.4, 8.6, 6] as const
const places = [0, 1, 2, 3] as const

/** What each question is about, where its line begins. */
const subjects = [
  [6.6, 7.6],
  [3.4, 3.9],
  [5.2, 12],
  [7.1, 9.4],
] as const

/**
 * A line of four stations from above, with a question below each: two stations stand, two are
 * construction lines. Where the window is narrow each question has its own piece of the drawing.
 */
export function Line({ lang }: { lang: Lang }) {
  const { items } = words[lang].questions
  return (
    <div className={styles.line}>
      <div className={styles.whole}>
        <PlanView width={4 * pitch} height={bottom - top} top={top} scale={25} light="night">
          <g id="line">
            <Floor lang={lang} />
            <Supply />
            <Stations />
            <Train />
            {places.map((place) => (
              <Callout key={place} place={place} />
            ))}
          </g>
        </PlanView>
      </div>
      <Columns as="ol" className={styles.questions}>
        {places.map((place) => (
          <li key={place}>
            <div className={styles.piece} data-screen-only>
              <PlanView
                left={place * pitch}
                top={tops[place]}
                width={pitch}
                height={bottom - tops[place]}
                scale={25}
                light="night"
              >
                <use href="#line" />
              </PlanView>
            </div>
            <NumberedQuestion>{items[place] ?? ''}</NumberedQuestion>
          </li>
        ))}
      </Columns>
    </div>
  )
}

/** What is measured has a length; what is open has none yet. */
function Floor({ lang }: { lang: Lang }) {
  return (
    <>
      <FloorGrid width={4 * pitch} height={bottom} />
      <path
        {...look.axis}
        d={[1, 2, 3].map((place) => `M${place * pitch} ${top}V${bottom}`).join('')}
        strokeDasharray=".8 .25 .1 .25"
      />
      {places.slice(0, 2).map((place) => (
        <Dimension
          key={place}
          from={[place * pitch, -1.6]}
          to={[(place + 1) * pitch, -1.6]}
          locale={localeOf[lang]}
          size={0.52}
        />
      ))}
      {places.slice(2).map((place) => (
        <g key={place}>
          <path {...look.planned} d={`M${place * pitch} -1.6h${pitch}`} strokeDasharray=".3 .3" />
          <PlanText x={(place + 0.5) * pitch} y={-1.42} anchor="middle" tone="quiet" halo={0.8}>
            ?
          </PlanText>
        </g>
      ))}
    </>
  )
}

/** Shelves with the kits: those of the first two stations, and those that are planned. */
function Supply() {
  return (
    <>
      <RackRow x={1.2} y={0.5} bays={3} double={false} empty={[4]} />
      <RackRow x={13.2} y={0.5} bays={3} double={false} empty={[1, 7]} />
      {places.slice(2).map((place) => (
        <path
          key={place}
          {...look.planned}
          d={`M${place * pitch + 1.2} .5h8.1v1.1h-8.1zM${place * pitch + 3.9} .5v1.1m2.7-1.1v1.1`}
          strokeDasharray=".3 .3"
        />
      ))}
    </>
  )
}

/** The belt, the benches beside it, and the work that waits on them. */
function Stations() {
  return (
    <>
      <path {...look.machine} d="M0 5.2H24V6.6H0z" />
      <path {...look.planned} d="M24 5.2H48M24 6.6H48" strokeDasharray=".3 .3" />
      {[2.2, 8.2, 14.4, 20.6].map((x) => (
        <path key={x} {...look.goods} d={`M${x} 5.4h1.6v1h-1.6z`} />
      ))}
      {[26.8, 32.8].map((x) => (
        <path key={x} {...look.planned} d={`M${x} 5.4h1.6v1h-1.6z`} strokeDasharray=".2 .2" />
      ))}
      <path {...look.machine} d="M3.4 7h5v1.2h-5zM15.4 7h5v1.2h-5z" />
      <path {...look.planned} d="M27.4 7h5v1.2h-5zM39.4 2.8h5v1.2h-5z" strokeDasharray=".3 .3" />
      <Person x={5.2} y={8.9} heading={-90} />
      <Person x={17.6} y={8.9} heading={-90} />
      {/* A tool with its tag, and the reach in which it may be used. */}
      <circle {...look.reach} cx="6.6" cy="7.6" r="2.6" strokeDasharray=".2 .3" />
      <Tag x={6.6} y={7.6} uncertainty={0.7} />
      {/* A cart with a kit, on its way from the shelf to the bench. */}
      <path {...look.goods} d="M14.6 3.2h1.6v1.3h-1.6zM15.4 3.2v1.3" />
      <Tag x={15.4} y={3.85} uncertainty={0.7} />
      {/* Where unfinished work may wait. */}
      {[39.6, 42.2, 44.8].map((x) => (
        <path
          key={x}
          {...look.planned}
          d={`M${x} 8.6h1.8v1.6h-1.8zl1.8 1.6m0-1.6l-1.8 1.6`}
          strokeDasharray=".2 .2"
        />
      ))}
    </>
  )
}

/** A tugger train on its way along the line. */
function Train() {
  return (
    <>
      <path {...look.way} d="M.4 12H47.6" strokeDasharray=".01 .7" />
      {[23.6, 26.4].map((x) => (
        <path key={x} {...look.goods} d={`M${x} 11.4h2v1.2h-2zM${x + 2} 12h.8`} />
      ))}
      <Truck x={30.2} y={12} />
    </>
  )
}

/** From what is asked about down to the question. */
function Callout({ place }: { place: (typeof places)[number] }) {
  const [x, y] = subjects[place]
  const left = place * pitch
  return (
    <g {...look.mark}>
      <path d={`M${left + x} ${y}V13.3H${left + 0.7}V${bottom}`} />
      <circle {...look.end} cx={left + x} cy={y} r=".16" />
    </g>
  )
}
