import { look } from './tracked-paint.ts'

/** A counterbalance truck of 2.5 t with a load on its forks, its tag's place at 2.5, −2.42. */
export function ForkliftSide() {
  return (
    <>
      <path {...look.dark} d="M3.62-2.7h.13v2.64h-.13z" />
      <path {...look.light} d="M3.79-2.62h.09v2.54h-.09z" />
      <path {...look.line} d="M2.02-1.5L2.2-2.26M3.46-1.14L3.06-2.26M1.98-1.62L2.12-2.26" />
      <path
        {...look.body}
        d="M1.22-.5v-.86q0-.2.2-.24l.66-.05q.2.02.26.2l.12.5h.62l.16-.42h.18l.26 .87q-.3.3-.6 .14H1.9z"
      />
      <path {...look.line} d="M1.26-.92h1.1" />
      <path {...look.dark} d="M2.22-1.02h.62v.13h-.66L2-1.56q.06-.08.15-.02z" />
      <path {...look.wheelRod} d="M3.14-1.16l-.2-.24M2.86-1.34l.18-.14" />
      <path {...look.body} d="M1.9-2.36h1.34v.1H1.9z" />
      <path {...look.dark} d="M3.92-.86h.08v.72h-.08zM3.92-.16h1.12v.06H3.92z" />
      {[
        [1.66, 0.34],
        [3.02, 0.38],
      ].map(([x = 0, radius = 0]) => (
        <g key={x}>
          <circle {...look.dark} cx={x} cy={-radius} r={radius} />
          <circle {...look.light} cx={x} cy={-radius} r=".17" />
        </g>
      ))}
      <g transform="translate(4.06 -.16)">
        <PalletAndGoods width={1} />
      </g>
    </>
  )
}

/** Its lower left corner at the origin. */
export function PalletAndGoods({ width }: { width: number }) {
  const third = width / 3
  return (
    <>
      <path {...look.light} d={`M0-.15h${width}v.03H0zM0-.03h${width}v.03H0z`} />
      <path
        {...look.light}
        d={[0, width / 2 - 0.07, width - 0.14].map((x) => `M${x}-.12h.14v.09h-.14z`).join('')}
      />
      <path {...look.light} d={`M.02-.15v-1.05h${width - 0.04}v1.05z`} />
      <path
        {...look.seams}
        d={`M.02-.5h${width - 0.04}M.02-.85h${width - 0.04}M${third}-.15v-1.05M${third * 2}-.15v-1.05`}
      />
    </>
  )
}

/** Facing the viewer, the badge's place at 1.08, −1.28. */
export function PersonSide() {
  return (
    <>
      <path {...look.dark} d="M.72-.84h.24L.94-.06H.74zM.98-.84h.24l-.02 .78H1z" />
      <path {...look.dark} d="M.68-.1h.28V0H.64q0-.08.04-.1zM1-.1h.26q.04 .02 .04 .1H1z" />
      <path {...look.sleeve} d="M.74-1.38q-.14 .26-.14 .56M1.2-1.38q.14 .26 .14 .56" />
      <path {...look.vest} d="M.78-1.46h.38q.1 .02 .1 .12v.54H.68v-.54q0-.1 .1-.12z" />
      <path {...look.stripe} d="M.68-1.04h.58M.68-.9h.58" />
      <circle {...look.light} cx=".97" cy="-1.62" r=".13" />
      <path
        {...look.light}
        d="M.79-1.66q0-.19 .18-.19t.18 .19q.04 0 .06 .04H.73q.02-.04 .06-.04z"
      />
    </>
  )
}
