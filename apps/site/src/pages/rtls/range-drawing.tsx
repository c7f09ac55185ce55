import { paint } from '@repo/pictures/paint.ts'
import { technology } from '@repo/platform/facts/claims.ts'
import { formatNumber } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Anchor } from '@repo/pictures/plan/radio.tsx'
import { PlanText } from '@repo/pictures/plan/plan-text.tsx'
import { PlanView } from '@repo/pictures/plan/plan-view.tsx'
import { measured } from './figures.ts'
import { rtlsWords as words } from '#words/index.ts'

const look = {
  hall: paint({ fill: 'plan-ground', stroke: 'plan-edge' }),
  rack: paint({ fill: 'plan-raised', stroke: 'plan-slot' }),
  other: paint({ fill: 'plan-live', fillOpacity: 0.6 }),
  standard: paint({ fill: 'none', stroke: 'plan-live', strokeWidth: 0.4 }),
  optional: paint({
    fill: 'none',
    stroke: 'plan-live',
    strokeWidth: 0.4,
    strokeDasharray: '1.4 1',
  }),
  axis: paint({ fill: 'none', stroke: 'plan-live', strokeWidth: 0.2, strokeDasharray: '0.2 1' }),
  leader: paint({ fill: 'none', stroke: 'plan-quiet' }),
  scale: paint({ fill: 'none', stroke: 'plan-quiet' }),
}

const hall = { length: 72, depth: 42 }
const { standard, withAntenna } = technology.rangeM
const ranges = [standard, ...withAntenna]
const end = Math.max(...ranges)
const middle = hall.depth / 2
const rackRows = [3, 9.5, 16, 25, 31.5, 38]
const others = [
  [0, 0],
  [24, 0],
  [48, 0],
  [72, 0],
  [12, 12],
  [36, 12],
  [60, 12],
  [24, 30],
  [48, 30],
  [72, 21],
  [0, 42],
  [24, 42],
  [48, 42],
  [72, 42],
] as const

/** Of the text of a range in a wide drawing: the longest beside its arc, the others above one another. */
const textPlace = (radius: number, index: number): [x: number, y: number] =>
  radius === end ? [radius - 2, middle + 8] : [85, 9.7 + 6 * index]

/** The ranges of one anchor across a hall; upright it fits a phone, with the hall above. */
export function RangeDrawing({ lang, upright = false }: { lang: Lang; upright?: boolean }) {
  const { hall: hallText, standard: standardText, optional } = words[lang].ranges
  /** Metres along the hall and across it, as the page has them. */
  const at = (along: number, across: number) =>
    upright ? ([across, along] as const) : ([along, across] as const)
  const place = (along: number, across: number) => at(along, across).join(' ')
  const box = (along: number, across: number, length: number, depth: number) => {
    const [x, y] = at(along, across)
    const [width, height] = at(length, depth)
    return { x, y, width, height }
  }
  const arc = (radius: number) => {
    const reach = Math.min(radius, middle + 4)
    const along = Math.sqrt(radius ** 2 - reach ** 2)
    return `M${place(round(along), middle - reach)}A${radius} ${radius} 0 0 ${upright ? 0 : 1} ${place(round(along), middle + reach)}`
  }
  const view = upright
    ? { left: -6, top: -6, width: 62, height: end + 12, scale: 5.6 }
    : { left: -4, top: -6, width: end + 14, height: hall.depth + 24, scale: 7.1 }
  const size = upright ? 2.6 : 1
  return (
    <PlanView {...view} light="night">
      <rect {...look.hall} {...box(0, 0, hall.length, hall.depth)} />
      {rackRows.map((across) =>
        [20, 42].map((along) => (
          <rect key={`${along} ${across}`} {...look.rack} {...box(along, across - 1.2, 18, 2.4)} />
        )),
      )}
      {others.map(([along, across]) => (
        <circle
          key={`${along} ${across}`}
          {...look.other}
          cx={at(along, across)[0]}
          cy={at(along, across)[1]}
          r={0.7}
        />
      ))}
      {ranges.map((radius) => (
        <path
          key={radius}
          {...(radius === standard ? look.standard : look.optional)}
          d={arc(radius)}
        />
      ))}
      <path {...look.axis} d={`M${place(0, middle)}L${place(end, middle)}`} />
      <Anchor x={at(0, middle)[0]} y={at(0, middle)[1]} size={2.4} />
      {!upright && <path {...look.leader} d="M49.4 9h34.6M64.4 15h19.6" />}
      {ranges.map((radius, index) => {
        const isLast = radius === end
        const [x, y] = upright ? [middle + 1, radius - 1.6] : textPlace(radius, index)
        return (
          <PlanText
            key={radius}
            x={x}
            y={y}
            strong
            halo={size}
            anchor={!upright && isLast ? 'end' : undefined}
          >
            {`${index === 0 ? standardText : optional} ${measured(lang, radius, 'm')}`}
          </PlanText>
        )
      })}
      <PlanText x={upright ? 0 : 1.5} y={upright ? -2 : hall.depth + 3.6} tone="quiet" halo={0.6}>
        {fill(lang, hallText, {
          width: formatNumber(lang, hall.length),
          depth: measured(lang, hall.depth, 'm'),
        })}
      </PlanText>
      {!upright && <Scale lang={lang} />}
    </PlanView>
  )
}

function Scale({ lang }: { lang: Lang }) {
  const y = hall.depth + 7
  const ticks = Array.from({ length: end / 10 + 1 }, (_, index) => `M${index * 10} ${y}v1.6`)
  return (
    <>
      <path {...look.scale} d={`M0 ${y}h${end}${ticks.join('')}`} />
      {[0, ...ranges, 100].map((metres) => (
        <PlanText key={metres} x={metres} y={y + 4.6} anchor="middle">
          {measured(lang, metres, 'm')}
        </PlanText>
      ))}
    </>
  )
}

const round = (value: number) => Math.round(value * 100) / 100
