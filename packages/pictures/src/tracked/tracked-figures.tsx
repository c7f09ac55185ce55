import { look } from './tracked-paint.ts'
import { Dimension } from '../plan/dimension.tsx'
import { PlanText } from '../plan/plan-text.tsx'
import { tagHeight } from '../truck/truck-details.ts'
import { Elevation, TagOn } from './elevation.tsx'
import { ForkliftSide, PalletAndGoods, PersonSide } from './side-views.tsx'
import styles from './tracked.module.css'

export interface TrackedFigureProps {
  locale: string
  /** Where on the object the tag is fixed. */
  mount: string
}

/** Metres from the left edge of the figure. */
const forkliftTag = 1.95

export function ForkliftFigure({ locale, mount }: TrackedFigureProps) {
  return (
    <Elevation width={5.8} locale={locale} isFirst>
      <g transform={`translate(${forkliftTag} 0)`}>
        <ForkliftSide />
      </g>
      <TagOn
        x={forkliftTag}
        height={tagHeight}
        text={[0.72, 3.46]}
        under={1.55}
        label={mount}
        locale={locale}
      />
    </Elevation>
  )
}

export function PalletFigure({ locale, mount }: TrackedFigureProps) {
  return (
    <Elevation width={3.1} locale={locale}>
      <g transform="translate(.55 0)">
        <PalletAndGoods width={1.2} />
      </g>
      <Dimension from={[0.55, -1.36]} to={[1.75, -1.36]} locale={locale} size={0.1} />
      <TagOn x={1.15} height={0.08} text={[1.98, 1.85]} label={mount} locale={locale} />
    </Elevation>
  )
}

interface ToolFigureProps extends TrackedFigureProps {
  /** That the circle shows the tool enlarged. */
  detail: string
}

/** A cordless driver on a bench, and what it is too small to show four times as large. */
export function ToolFigure({ locale, mount, detail }: ToolFigureProps) {
  return (
    <Elevation width={3.6} locale={locale}>
      <path {...look.light} d="M.5-.82h.1V0H.5zM1.9-.82h.1V0h-.1z" />
      <path {...look.light} d="M.4-.9h1.7v.08H.4z" />
      <g transform="translate(.86 -1.06)">
        <Driver />
      </g>
      <circle {...look.lens} strokeDasharray=".06 .05" cx="1" cy="-1.02" r=".26" />
      <path {...look.leader} d="M1.14-1.24l.34-.36" />
      <circle {...look.lensLarge} cx="1.85" cy="-2.3" r=".82" />
      <g className={styles.enlarged} transform="translate(1.36 -2.52)scale(4)">
        <Driver />
      </g>
      <PlanText x={1.85} y={-3.26} anchor="middle" tone="quiet">
        {detail}
      </PlanText>
      <TagOn
        x={1.62}
        height={2.4}
        trueHeight={1.03}
        text={[2.3, 1.3]}
        label={mount}
        locale={locale}
      />
    </Elevation>
  )
}

/** True to scale: 28 cm from end to end. */
function Driver() {
  return (
    <>
      <path {...look.dark} d="M.19-.03h.05v.04h-.05zM.24-.018h.04v.016h-.04z" />
      <path {...look.dark} d="M.03 .03h.055l.015 .08h-.06z" />
      <path
        {...look.body}
        d="M.02-.05h.14q.03 .01 .03 .04 0 .03-.03 .045h-.14q-.03-.01-.03-.04 0-.03 .03-.045z"
      />
      <path {...look.body} d="M.02 .11h.1v.035h-.1z" />
    </>
  )
}

export function PersonFigure({ locale, mount }: TrackedFigureProps) {
  return (
    <Elevation width={3.6} locale={locale}>
      <PersonSide />
      <TagOn x={1.08} height={1.28} text={[1.75, 2.2]} label={mount} locale={locale} />
    </Elevation>
  )
}
