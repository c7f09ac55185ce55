import { paint } from '@repo/pictures/paint.ts'
import { ChartText } from '@repo/pictures/plan/chart-text.tsx'
import { lightClass } from '@repo/pictures/plan/light.ts'
import { measure, number, percent } from '@repo/pictures/plan/measure.ts'
import { formatClock } from '@repo/platform/i18n/opening.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { fewest, fleet, startOfSlider, trucksInUse } from './sample-day.ts'
import { bars, shortageOf } from './shift-curve.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import styles from './trucks-on-shift.module.css'
import { logisticsWords as words } from '#words/index.ts'

const look = {
  rule: paint({ stroke: 'plan-rule' }),
  used: paint({ fill: 'plan-bar' }),
  short: paint({ fill: 'plan-warning' }),
  level: paint({ stroke: 'plan-text', strokeWidth: 1.6, vectorEffect: 'non-scaling-stroke' }),
}

/** Of the drawing, in trucks. */
const top = 22

/** A day's curve of trucks in use, and what fewer trucks would have lacked; `slider.ts` answers the slider. */
export function TrucksOnShift({ lang }: { lang: Lang }) {
  const { curve } = words[lang]
  const locale = localeOf[lang]
  const { hours, missing, used } = shortageOf(trucksInUse, startOfSlider)
  const down = (trucks: number) => (1 - trucks / top) * 100
  const peakAt = trucksInUse.indexOf(fleet)
  const peak = { trucks: fleet, time: timeOfDay(lang, peakAt) }
  return (
    <figure
      className={`${styles.root} ${lightClass.night}`}
      data-trucks-on-shift
      data-locale={locale}
      data-top={top}
      data-curve={trucksInUse.join()}
    >
      <figcaption className={styles.caption}>
        <b>{curve.title}</b> {fill(lang, curve.summary, { ...peak, least: fewest })}
      </figcaption>
      <div className={styles.chart}>
        <svg width="100%" height="100%" aria-hidden="true">
          {[0, 5, 10, 15, 20].map((tick) => (
            <line key={tick} {...look.rule} x2="100%" y1={`${down(tick)}%`} y2={`${down(tick)}%`} />
          ))}
          <svg viewBox={`0 0 ${trucksInUse.length} ${top}`} preserveAspectRatio="none">
            <path {...look.used} d={bars(trucksInUse, 0, startOfSlider, top)} data-used />
            <path {...look.short} d={bars(trucksInUse, startOfSlider, top, top)} data-short />
            <path
              {...look.level}
              d={`M0 ${top - startOfSlider}h${trucksInUse.length}`}
              data-level
            />
          </svg>
          {[5, 10, 15, 20].map((tick) => (
            <ChartText key={tick} x={0} y={down(tick)} shift={-4} halo>
              {number(locale, tick)}
            </ChartText>
          ))}
          <ChartText
            x={(peakAt / trucksInUse.length) * 100}
            y={down(fleet)}
            shift={-8}
            anchor="middle"
            halo
          >
            {fill(lang, curve.peak, peak)}
          </ChartText>
        </svg>
        <Columns as="ol" widths="1-1-1-1" from="start" className={styles.hours} aria-hidden="true">
          {[0, 24, 48, 72].map((index) => (
            <li key={index}>{timeOfDay(lang, index)}</li>
          ))}
        </Columns>
      </div>
      <Columns widths="4-7" from="large" gap="300 600" above="300">
        <Slider label={curve.slider} hint={curve.hint} />
        <Columns as="dl" widths="1-1-1" from="small" gap="200" className={styles.figures}>
          <div>
            <dt>{curve.short}</dt>
            <dd data-hours>{measure(locale, hours, 'h', 2)}</dd>
          </div>
          <div>
            <dt>{curve.missing}</dt>
            <dd data-missing>{number(locale, missing)}</dd>
          </div>
          <div>
            <dt>{curve.used}</dt>
            <dd data-utilisation>{percent(locale, used)}</dd>
          </div>
        </Columns>
      </Columns>
    </figure>
  )
}

function Slider({ label, hint }: { label: string; hint: string }) {
  return (
    <Stack as="p" gap="050" className={styles.slider} data-screen-only>
      <label htmlFor="trucks-on-shift">
        {label} <span data-trucks>{startOfSlider}</span>
      </label>
      <input
        id="trucks-on-shift"
        type="range"
        min={fewest}
        max={fleet}
        defaultValue={startOfSlider}
        autoComplete="off"
        aria-describedby="trucks-on-shift-hint"
        data-script-only
      />
      <small id="trucks-on-shift-hint" data-script-only>
        {hint}
      </small>
    </Stack>
  )
}

/** `index` counts quarters of an hour. */
function timeOfDay(lang: Lang, index: number): string {
  return formatClock(lang, new Date(index * 15 * 60_000).toISOString().slice(11, 16))
}
