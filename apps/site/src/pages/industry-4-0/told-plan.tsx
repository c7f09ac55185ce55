import { drivenPath, round, type Point } from '@repo/pictures/plan/geometry.ts'
import { paint, type Colour } from '@repo/pictures/paint.ts'
import { measure } from '@repo/pictures/plan/measure.ts'
import { PlanText } from '@repo/pictures/plan/plan-text.tsx'
import { Truck } from '@repo/pictures/plan/truck.tsx'
import { aisleLines } from '@repo/hall/sample-hall/hall.ts'
import { Building, SampleHall } from '@repo/hall/sample-hall/sample-hall.tsx'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { clock } from './clock.ts'
import { calls, dock, story, type Kind } from './story.ts'

const look = {
  named: paint({ fill: 'plan-ground', stroke: 'plan-text', strokeWidth: 0.28 }),
  unknown: paint({ fill: 'none', stroke: 'plan-quiet', strokeWidth: 0.2 }),
}

const colourOf = {
  drive: 'accent',
  search: 'plan-warning',
  wait: 'plan-quiet',
  handle: 'plan-live',
} as const satisfies Record<Kind, Colour>

const wayLook = (kind: Kind) =>
  paint({ fill: 'none', stroke: colourOf[kind], strokeLinecap: 'round', strokeWidth: 0.5 })

const stopLook = (kind: Kind) =>
  paint({ fill: colourOf[kind], fillOpacity: 0.3, stroke: colourOf[kind], strokeWidth: 0.3 })

/** The places that were named over the radio; between them nobody can say anything. */
export function RadioPlan({ lang }: { lang: Lang }) {
  const places = calls.flatMap(({ at, seconds }) => (at ? [{ at, seconds }] : []))
  return (
    <SampleHall locale={localeOf[lang]}>
      <Building />
      <Aisles />
      {places.slice(1).map(({ at }, index) => (
        <Unknown key={index} from={places[index]?.at ?? at} to={at} />
      ))}
      {places.slice(0, -1).map(({ at: [x, y], seconds }) => (
        <g key={seconds}>
          <circle {...look.named} cx={x} cy={y} r=".9" />
          <PlanText x={x} y={y - 1.6} anchor="middle" halo={0.7} strong>
            {clock(lang, seconds)}
          </PlanText>
        </g>
      ))}
    </SampleHall>
  )
}

function Unknown({ from, to }: { from: Point; to: Point }) {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  return (
    <>
      <path {...look.unknown} d={`M${from.join(' ')}L${to.join(' ')}`} strokeDasharray=".6 .9" />
      <PlanText x={x} y={y + 0.5} anchor="middle" tone="quiet" halo={1}>
        ?
      </PlanText>
    </>
  )
}

/** Every way and every stop of the same minutes; a stop is as large as it was long. */
export function MeasuredPlan({ lang }: { lang: Lang }) {
  const locale = localeOf[lang]
  return (
    <SampleHall locale={locale}>
      <Building />
      <Aisles />
      {story.map(
        ({ key, kind, way }) =>
          way && <path key={key} {...wayLook(kind)} d={drivenPath(way, 1.4)} />,
      )}
      {story.map(
        ({ key, kind, stop, at: [x, y] }) =>
          stop && (
            <circle key={key} {...stopLook(kind)} cx={x} cy={y} r={round(Math.sqrt(stop) / 6)} />
          ),
      )}
      <Truck x={dock[0]} y={dock[1]} heading={90} loaded />
      {story.map(
        ({ key, stop, at: [x, y] }) =>
          stop !== undefined &&
          stop >= 60 && (
            <PlanText key={key} x={x} y={y - Math.sqrt(stop) / 6 - 0.6} anchor="middle" halo={0.7}>
              {measure(locale, stop, 's')}
            </PlanText>
          ),
      )}
    </SampleHall>
  )
}

function Aisles() {
  return aisleLines.map((y, index) => (
    <PlanText key={y} x={2.2} y={y + 0.5} tone="quiet" strong>
      {'ABC'.charAt(index)}
    </PlanText>
  ))
}
