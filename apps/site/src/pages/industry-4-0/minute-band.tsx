import { ChartText } from '@repo/pictures/plan/chart-text.tsx'
import { round } from '@repo/pictures/plan/geometry.ts'
import { paint } from '@repo/pictures/paint.ts'
import { lightClass } from '@repo/pictures/plan/light.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { clock } from './clock.ts'
import styles from './minute-band.module.css'
import { calls, story, storySeconds } from './story.ts'

const look = {
  drive: paint({ fill: 'accent' }),
  search: paint({ fill: 'plan-warning' }),
  wait: paint({ fill: 'plan-slot' }),
  handle: paint({ fill: 'plan-live' }),
  unknown: paint({ fill: 'none', stroke: 'plan-quiet', strokeDasharray: '4 4' }),
  call: paint({ fill: 'plan-text' }),
}

const across = (seconds: number) => round((seconds / storySeconds) * 100)
const band = `${styles.band} ${lightClass.paper}`

/** The minutes in their order, each as long as it lasted. */
export function MinuteBand({ lang }: { lang: Lang }) {
  return (
    <svg className={band} aria-hidden="true">
      {story.map(({ key, kind, from, seconds }) => (
        <rect
          key={key}
          {...look[kind]}
          x={`${across(from)}%`}
          width={`${across(seconds)}%`}
          y="4"
          height="26"
        />
      ))}
      <Ends lang={lang} />
    </svg>
  )
}

/** The same minutes with nothing but the calls. */
export function UnknownBand({ lang }: { lang: Lang }) {
  return (
    <svg className={band} aria-hidden="true">
      <rect {...look.unknown} width="100%" y="4" height="26" />
      {calls.map(({ key, seconds }) => (
        <rect
          key={key}
          {...look.call}
          x={`${across(seconds)}%`}
          width="3"
          y="0"
          height="34"
          transform={seconds === storySeconds ? 'translate(-3 0)' : undefined}
        />
      ))}
      <Ends lang={lang} />
    </svg>
  )
}

function Ends({ lang }: { lang: Lang }) {
  return (
    <>
      <ChartText x={0} y={100} shift={-4}>
        {clock(lang, 0)}
      </ChartText>
      <ChartText x={100} y={100} shift={-4} anchor="end">
        {clock(lang, storySeconds)}
      </ChartText>
    </>
  )
}
