import { Dimension } from '../plan/dimension.tsx'
import { PlanText } from '../plan/plan-text.tsx'
import { Elevation, TagOn } from './elevation.tsx'
import styles from './tracked.module.css'

export interface TrackedFigureProps {
  locale: string
  /** Where on the object the tag is fixed. */
  mount: string
}

/** A counterbalance truck of 2.5 t with a load on its forks. */
export function ForkliftFigure({ locale, mount }: TrackedFigureProps) {
  return (
    <Elevation width={5.8} locale={locale} isFirst>
      <g transform="translate(-.55 0)">
        <path className={styles.dark} d="M3.62-2.7h.13v2.64h-.13z" />
        <path className={styles.light} d="M3.79-2.62h.09v2.54h-.09z" />
        <path
          className={styles.line}
          d="M2.02-1.5L2.2-2.26M3.46-1.14L3.06-2.26M1.98-1.62L2.12-2.26"
        />
        <path
          className={styles.body}
          d="M1.22-.5v-.86q0-.2.2-.24l.66-.05q.2.02.26.2l.12.5h.62l.16-.42h.18l.26 .87q-.3.3-.6 .14H1.9z"
        />
        <path className={styles.line} d="M1.26-.92h1.1" />
        <path className={styles.dark} d="M2.22-1.02h.62v.13h-.66L2-1.56q.06-.08.15-.02z" />
        <path className={styles.wheelRod} d="M3.14-1.16l-.2-.24M2.86-1.34l.18-.14" />
        <path className={styles.body} d="M1.9-2.36h1.34v.1H1.9z" />
        <path className={styles.dark} d="M3.92-.86h.08v.72h-.08zM3.92-.16h1.12v.06H3.92z" />
        {[
          [1.66, 0.34],
          [3.02, 0.38],
        ].map(([x = 0, radius = 0]) => (
          <g key={x}>
            <circle className={styles.dark} cx={x} cy={-radius} r={radius} />
            <circle className={styles.light} cx={x} cy={-radius} r=".17" />
          </g>
        ))}
        <g transform="translate(4.06 -.16)">
          <PalletAndGoods width={1} />
        </g>
      </g>
      <TagOn
        x={1.95}
        height={2.42}
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

/** Its lower left corner at the origin. */
function PalletAndGoods({ width }: { width: number }) {
  const third = width / 3
  return (
    <>
      <path className={styles.light} d={`M0-.15h${width}v.03H0zM0-.03h${width}v.03H0z`} />
      <path
        className={styles.light}
        d={[0, width / 2 - 0.07, width - 0.14].map((x) => `M${x}-.12h.14v.09h-.14z`).join('')}
      />
      <path className={styles.light} d={`M.02-.15v-1.05h${width - 0.04}v1.05z`} />
      <path
        className={styles.seams}
        d={`M.02-.5h${width - 0.04}M.02-.85h${width - 0.04}M${third}-.15v-1.05M${third * 2}-.15v-1.05`}
      />
    </>
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
      <path className={styles.light} d="M.5-.82h.1V0H.5zM1.9-.82h.1V0h-.1z" />
      <path className={styles.light} d="M.4-.9h1.7v.08H.4z" />
      <g transform="translate(.86 -1.06)">
        <Driver />
      </g>
      <circle className={styles.lens} strokeDasharray=".06 .05" cx="1" cy="-1.02" r=".26" />
      <path className={styles.leader} d="M1.14-1.24l.34-.36" />
      <circle className={styles.lensLarge} cx="1.85" cy="-2.3" r=".82" />
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
      <path className={styles.dark} d="M.19-.03h.05v.04h-.05zM.24-.018h.04v.016h-.04z" />
      <path className={styles.dark} d="M.03 .03h.055l.015 .08h-.06z" />
      <path
        className={styles.body}
        d="M.02-.05h.14q.03 .01 .03 .04 0 .03-.03 .045h-.14q-.03-.01-.03-.04 0-.03 .03-.045z"
      />
      <path className={styles.body} d="M.02 .11h.1v.035h-.1z" />
    </>
  )
}

export function PersonFigure({ locale, mount }: TrackedFigureProps) {
  return (
    <Elevation width={3.6} locale={locale}>
      <path className={styles.dark} d="M.72-.84h.24L.94-.06H.74zM.98-.84h.24l-.02 .78H1z" />
      <path className={styles.dark} d="M.68-.1h.28V0H.64q0-.08.04-.1zM1-.1h.26q.04 .02 .04 .1H1z" />
      <path className={styles.sleeve} d="M.74-1.38q-.14 .26-.14 .56M1.2-1.38q.14 .26 .14 .56" />
      <path className={styles.vest} d="M.78-1.46h.38q.1 .02 .1 .12v.54H.68v-.54q0-.1 .1-.12z" />
      <path className={styles.stripe} d="M.68-1.04h.58M.68-.9h.58" />
      <circle className={styles.light} cx=".97" cy="-1.62" r=".13" />
      <path
        className={styles.light}
        d="M.79-1.66q0-.19 .18-.19t.18 .19q.04 0 .06 .04H.73q.02-.04 .06-.04z"
      />
      <TagOn x={1.08} height={1.28} text={[1.75, 2.2]} label={mount} locale={locale} />
    </Elevation>
  )
}
