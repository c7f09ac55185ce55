import { look } from './section-paint.ts'
import { PlanText } from '../plan/plan-text.tsx'
import { PlanView } from '../plan/plan-view.tsx'
import { ForkliftSide, PalletAndGoods, PersonSide } from '../tracked/side-views.tsx'
import { tagHeight } from '../truck/truck-details.ts'
import { AnchorBox, Cabinet, Column, Ground, Roof, Wall } from './parts.tsx'

/** Where the hall ends, the platform stands and what uses it begins, in metres. */
const crops = [
  { left: -0.2, width: 14.9 },
  { left: 14.1, width: 9.7 },
  { left: 23.8, width: 12 },
] as const
const [top, height] = [-7.9, 9.3]
const wholeWidth = 36

/** Two anchors, and the tags that they hear. */
const anchors = [
  [1.6, -5.8],
  [11.05, -5.8],
] as const
const tags = [
  [4.1, -tagHeight],
  [7.8, -0.1],
  [9.68, -1.28],
] as const

export interface DataPathTexts {
  liveView: string
  analytics: string
  wms: string
  rest: string
  /** `3 s` and `5 min`. */
  live: string
  report: string
}

interface DataPathProps {
  texts: DataPathTexts
  /** What the drawing has as its own; the crops for a phone show pieces of it. */
  id: string
  /** Of the drawing as a whole, and of its pieces. */
  wholeClass: string | undefined
  piecesClass: string | undefined
}

/**
 * From the tags to the screen and the WMS, cut open from left to right. Each stretch carries
 * `data-path`, so that a page can light it. On a phone the same drawing stands in three pieces.
 */
export function DataPath({ texts, id, wholeClass, piecesClass }: DataPathProps) {
  return (
    <>
      <div className={wholeClass}>
        <PlanView left={-0.2} top={top} width={wholeWidth} height={height} scale={40} light="night">
          <g id={id}>
            <Hall />
            <Tags />
            <Anchors />
            <Gateway />
            <Platform texts={texts} />
            <Applications texts={texts} />
          </g>
        </PlanView>
      </div>
      <div className={piecesClass}>
        {crops.map(({ left, width }) => (
          <PlanView
            key={left}
            left={left}
            top={top}
            width={width}
            height={height}
            scale={40}
            light="night"
          >
            <use href={`#${id}`} />
          </PlanView>
        ))}
      </div>
    </>
  )
}

function Hall() {
  return (
    <>
      <Ground from={-0.2} to={14.6} />
      <Roof from={-0.2} to={14.3} />
      <Column x={1} />
      <Column x={11.3} />
      <Wall x={14.3} />
      <path {...look.outside} d="M14.6 0H36" strokeDasharray=".3 .3" />
    </>
  )
}

function Tags() {
  return (
    <g data-path="tags">
      {tags.flatMap(([x, y]) =>
        anchors.map(([anchorX, anchorY]) => (
          <path
            key={`${x} ${anchorX}`}
            {...look.radio}
            d={`M${x} ${y}L${anchorX} ${anchorY}`}
            strokeDasharray=".2 .2"
          />
        )),
      )}
      <g transform={`translate(${tags[0][0]} 0)`}>
        <ForkliftSide />
      </g>
      <g transform="translate(7.2 0)">
        <PalletAndGoods width={1.2} />
      </g>
      <g transform="translate(8.6 0)">
        <PersonSide />
      </g>
      {tags.map(([x, y]) => (
        <circle key={x} {...look.tag} cx={x} cy={y} r=".14" />
      ))}
      <PartNumber at={[5.7, -3.6]} to={tags[0]}>
        1
      </PartNumber>
    </g>
  )
}

function Anchors() {
  return (
    <g data-path="anchors">
      <path {...look.cable} d="M1.35-5.8V-6.5H12.6V-2.6M11.3-5.8V-6.5" />
      <AnchorBox x={1.35} y={-5.8} side={1} />
      <AnchorBox x={11.3} y={-5.8} side={-1} />
      <PartNumber at={[3.3, -5.8]} to={[2.2, -5.8]}>
        2
      </PartNumber>
    </g>
  )
}

function Gateway() {
  return (
    <g data-path="gateway">
      <path {...look.cable} d="M13-2.05H17" />
      <Cabinet x={12.2} y={-1.5} />
      <PartNumber at={[13.5, -3.6]} to={[12.95, -2.6]}>
        3
      </PartNumber>
    </g>
  )
}

function Platform({ texts }: { texts: DataPathTexts }) {
  return (
    <g data-path="platform">
      <path {...look.box} d="M17-.7h3.4v-4.9h-3.4z" />
      <path
        {...look.thin}
        d={[0, 1, 2, 3].map((slot) => `M17.4-${1.2 + slot * 1.1}h2.6v-.7h-2.6z`).join('')}
      />
      <path
        {...look.device}
        d={[0, 1, 2, 3].map((slot) => `M17.6-${1.45 + slot * 1.1}h.2v-.2h-.2z`).join('')}
      />
      <path {...look.cable} d="M20.4-4.8H24.2M20.4-1.5H24.8" />
      <PlanText x={22.2} y={-5.05} anchor="middle" tone="live" strong>
        {texts.live}
      </PlanText>
      <PlanText x={22.2} y={-1.75} anchor="middle" tone="live" strong>
        {texts.report}
      </PlanText>
      <PartNumber at={[18.7, -6.6]} to={[18.7, -5.6]}>
        4
      </PartNumber>
    </g>
  )
}

function Applications({ texts }: { texts: DataPathTexts }) {
  return (
    <g data-path="applications">
      <path {...look.box} d="M24.2-3.6h4.4v-2.8h-4.4zM26.4-3.6v.4M25.6-3.2h1.6" />
      <path
        {...look.thin}
        d="M24.5-6.1h2.2v.3h-2.2zM24.5-5.3h2.2v.3h-2.2zM24.5-4.5h2.2v.3h-2.2zM27.1-6.1h1.2v.3h-1.2zM27.1-4.2h1.2"
      />
      <path {...look.trail} d="M24.6-4.75H26.6Q27.5-4.75 27.5-5.1" />
      <path {...look.moving} d="M27.35-5.1h.3v-.44h-.3z" />
      <circle {...look.ring} cx="27.5" cy="-5.32" r=".42" />
      <path {...look.box} d="M24.8 0h2.2v-2.6h-2.2z" />
      <path {...look.bars} d="M25.1-.4v-.7h.35v.7zM25.6-.4v-1.3h.35v1.3zM26.1-.4v-1h.35v1z" />
      <path {...look.thin} d="M25.1-2.1h1.6" />
      <path {...look.cable} d="M18.7-.7V.6H33V-1.8" />
      <path {...look.box} d="M30.7-1.8h4.6v-2.3h-4.6z" />
      <PlanText x={29} y={-4.6} strong>
        {texts.liveView}
      </PlanText>
      <PlanText x={27.3} y={-0.75} strong>
        {texts.analytics}
      </PlanText>
      <PlanText x={33} y={-2.8} anchor="middle" strong>
        {texts.wms}
      </PlanText>
      <PlanText x={28.4} y={1.1} anchor="middle" tone="live" strong>
        {texts.rest}
      </PlanText>
      <PartNumber at={[29.5, -6.1]} to={[28.6, -6.1]}>
        5
      </PartNumber>
    </g>
  )
}

interface PartNumberProps {
  at: readonly [x: number, y: number]
  /** Where its line ends: at the part that it numbers. */
  to: readonly [x: number, y: number]
  children: string
}

/** As in the list of the parts. */
function PartNumber({ at: [x, y], to: [toX, toY], children }: PartNumberProps) {
  return (
    <g dominantBaseline="central">
      <path {...look.number} d={`M${x} ${y}L${toX} ${toY}`} />
      <circle {...look.number} cx={x} cy={y} r=".44" />
      <PlanText x={x} y={y} anchor="middle" strong>
        {children}
      </PlanText>
    </g>
  )
}
