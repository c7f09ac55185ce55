import { look } from './scene-paint.ts'
import { measure } from '../plan/measure.ts'
import { PlanText } from '../plan/plan-text.tsx'
import { PlanView } from '../plan/plan-view.tsx'
import { drawPath, fromBehind } from '../truck/draw-path.ts'
import { carriage, driver, guard, head, tagHeight } from '../truck/truck-details.ts'
import { chassis, counterweight, mast, onBothSides } from '../truck/truck-model.ts'
import { Mover, stillOf, While } from './moving.tsx'
import { scenes } from './plans.ts'
import styles from './scene.module.css'

export type StockManagementLabels = Readonly<
  Record<'level' | 'setDown' | 'ordered' | 'wrongPlace', string>
>

const still = stillOf(scenes['stock-management'])
const bayWidth = 2.7
const levels = [0, 1.9, 3.8, 5.7]
const top = 7.6
const left = -14.85
const bays = 11
const palletWidth = 0.8
/** The bay that the truck stands before; its middle is x = 0. */
const served = 5
/** Free locations, as bay and place counted over all levels. */
const free = new Set(['1-4', '3-8', '5-7', '7-2', '8-11', '9-5', '4-0'])

const placeX = (bay: number, place: number) => left + bay * bayWidth + 0.1 + place * 0.86
/** Goods differ in height; the same in every build. */
const heightOf = (bay: number, index: number) => 0.75 + ((bay * 7 + index * 5) % 4) * 0.17

const pallet = (x: number, floor: number, height: number) =>
  `M${x} ${-floor - 0.14}h${palletWidth}v-${height}h-${palletWidth}z`
const wood = (x: number, floor: number) => `M${x} ${-floor}h${palletWidth}v-.14h-${palletWidth}z`

function stored() {
  const goods: string[] = []
  const boards: string[] = []
  for (let bay = 0; bay < bays; bay += 1) {
    levels.forEach((floor, level) => {
      for (let place = 0; place < 3; place += 1) {
        const index = level * 3 + place
        if (free.has(`${bay}-${index}`)) continue
        const x = Math.round(placeX(bay, place) * 100) / 100
        goods.push(pallet(x, floor + 0.12, heightOf(bay, index)))
        boards.push(wood(x, floor + 0.12))
      }
    })
  }
  return { goods: goods.join(''), boards: boards.join('') }
}
const { goods, boards } = stored()
const uprights = Array.from({ length: bays + 1 }, (_, bay) => `M${left + bay * bayWidth} 0V${-top}`)
const beams = levels.slice(1).map((floor) => `M${left} ${-floor}h${bays * bayWidth}`)

interface SceneProps {
  labels: StockManagementLabels
  locale: string
}

/** One rack from the front: a truck raises a pallet to the third level and puts it down. */
export function StockManagementScene({ labels, locale }: SceneProps) {
  const x = -palletWidth / 2
  return (
    <PlanView width={25.4} height={10.8} left={-12.7} top={-9.9} scale={36.5} light="night">
      <path {...look.wall} d="M-20 0h40" />
      <path {...look.stored} d={goods} />
      <path {...look.boards} d={boards} />
      <path {...look.beams} d={beams.join('')} />
      <path {...look.uprights} d={uprights.join('')} />
      {Array.from({ length: bays }, (_, bay) => (
        <PlanText
          key={bay}
          x={left + (bay + 0.5) * bayWidth}
          y={-top - 0.25}
          anchor="middle"
          tone={bay === served ? undefined : 'quiet'}
          strong={bay === served}
        >
          {`C-${9 + bay}`}
        </PlanText>
      ))}
      {levels.map((floor, level) => (
        <PlanText key={floor} x={-4} y={-floor - 1.35} anchor="middle" tone="quiet" halo={0.14}>
          {`${labels.level} ${level + 1}`}
        </PlanText>
      ))}
      <While still={still} id="F-12" state="loaded">
        <path {...look.target} strokeDasharray=".16 .1" d={frameAt(3.8)} />
      </While>
      <While still={still} id="F-12" state="empty">
        <path {...look.stored} d={pallet(x, 3.92, 1.26)} />
        <path {...look.boards} d={wood(x, 3.92)} />
        <path {...look.found} d={frameAt(3.8)} />
      </While>
      <path {...look.wrong} strokeDasharray=".16 .1" d={frameAt(1.9, placeX(6, 1))} />
      <PlanText x={placeX(6, 1) - 0.3} y={-3.95} tone="warning" halo={0.2} strong>
        {labels.wrongPlace}
      </PlanText>
      <ForkliftFromBehind />
      <PlanText x={0.8} y={-0.35} strong halo={0.16}>
        F-12
      </PlanText>
      <g className={styles.plate}>
        <path d="M-3.9-9.4h7.8v1h-7.8z" />
        <PlanText x={0} y={-8.78} anchor="middle" strong>
          {`${labels.ordered} C-14-3`}
        </PlanText>
      </g>
      <While still={still} id="F-12" state="empty">
        <g className={styles.plateDone}>
          <path d="M-3.9-9.4h7.8v1h-7.8z" />
          <PlanText x={0} y={-8.78} anchor="middle" strong>
            {`${labels.setDown} C-14-3`}
          </PlanText>
        </g>
      </While>
      <path {...look.ruler} d="M2.1 0V-3.8M1.95 0h.3M1.95-3.8h.3" />
      <PlanText x={2.25} y={-1.0} halo={0.2} tone="live">
        {measure(locale, 3.8, 'm', 2)}
      </PlanText>
    </PlanView>
  )
}

const frameAt = (floor: number, x = -palletWidth / 2) =>
  `M${x - 0.05} ${-floor - 0.06}h${palletWidth + 0.1}v-1.6h-${palletWidth + 0.1}z`

/** The mast is raised to this height. */
const mastTop = 5.3
const [width, hood] = [chassis[4], counterweight[5]]
const mastInner = mast[1]
const posts = onBothSides(mast).map(
  ([, y0, , , y1]) => drawPath`M${y0}-.2H${y1}V${-mastTop}H${y0}z`,
)
const mastLines = `${posts.join('')}${drawPath`M${-mastInner} ${-mastTop}H${mastInner}v.12H${-mastInner}z`}`
const tyre = 0.26
const tyres = drawPath`M${-width} 0h${tyre}v-.42h${-tyre}zM${width} 0h${-tyre}v-.42h${tyre}z`
const back = drawPath`M${-width}-.2Q${-width} ${0.1 - hood} ${0.16 - width} ${-hood}H${width - 0.16}Q${width} ${0.1 - hood} ${width}-.2z`
const shoulders = drawPath`M${driver[1] - 0.04} ${-hood}Q${driver[1] - 0.04} ${-driver[5]} 0 ${-driver[5]}T${driver[4] + 0.04} ${-hood}z`
const roof = drawPath`M${guard[1] - 0.06} ${0.05 - hood}L${guard[1]} ${-guard[2]}H${guard[4]}L${guard[4] + 0.06} ${0.05 - hood}`

/** The mast and the carriage behind it, the truck itself in front: the driver's back. */
function ForkliftFromBehind() {
  return (
    <>
      <Mover still={still} id="F-12">
        <g data-load>
          <path {...look.carried} d={pallet(-0.4, 0.12, 1.26)} />
          <path {...look.boards} d={wood(-0.4, 0.12)} />
        </g>
        <path {...look.mast} d={fromBehind(carriage)} />
      </Mover>
      <path {...look.mast} d={mastLines} />
      <path {...look.chassis} d={back} />
      <path {...look.dark} d={tyres} />
      <path {...look.person} d={shoulders} />
      <circle {...look.dark} cy={-(head[2] + head[5]) / 2} r=".14" />
      <path {...look.guard} d={roof} />
      <circle {...look.tag} cy={-tagHeight} r=".11" />
      <circle {...look.radio} cy={-tagHeight} r=".3" />
    </>
  )
}
