import { ZonePlan } from '@repo/pictures/modules/geofencing.tsx'
import { crossings, stagingZone, tracks } from '@repo/pictures/modules/zone-log.ts'
import { modulesWords } from '@repo/pictures/words/index.ts'
import { isInside } from '@repo/pictures/floor/zones.ts'
import { shiftClock } from '@repo/pictures/floor/shift-clock.ts'
import type { Point } from '@repo/pictures/plan/geometry.ts'
import { PlanText } from '@repo/pictures/plan/plan-text.tsx'
import { Trail } from '@repo/pictures/plan/trail.tsx'
import { Truck } from '@repo/pictures/plan/truck.tsx'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { RecordTable } from './fields.tsx'
import { featuresWords as words } from '#words/index.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './zone-editor.module.css'

/** Which way each truck stands at the end of its track. */
const headings: Readonly<Record<string, number>> = { 'F-12': -90 }

/** Below the truck; beside one that stands upright near the edge, where a telephone cuts the plan. */
function TruckName({ at: [x, y], name }: { at: Point; name: string }) {
  const isUpright = headings[name] !== undefined
  return (
    <PlanText
      x={isUpright ? x - 1 : x}
      y={isUpright ? y + 0.5 : y + 1.9}
      anchor={isUpright ? 'end' : 'middle'}
      halo={0.3}
    >
      {name}
    </PlanText>
  )
}

/** What the browser needs to write the log. */
export interface ZoneWords {
  /** The moment of second 0 of the log, in milliseconds. */
  readonly start: number
  readonly staging: string
  readonly plan: string
  readonly entered: string
  readonly left: string
  readonly none: string
}

/** The plan with its zone, whose corners can be moved where there is script, and the log of the zone. */
export function ZoneEditor({ lang }: { lang: Lang }) {
  const { zone } = words[lang]
  const { labels } = modulesWords[lang].geofencing
  const locale = localeOf[lang]
  const { plan, corner, entered, left, none } = zone
  const browserWords: ZoneWords = {
    start: Date.parse(`2026-11-15T${shiftClock(0)}Z`),
    staging: labels.staging,
    plan,
    entered,
    left,
    none,
  }
  return (
    <Stack
      className={styles.editor}
      data-enhance="zone-editor"
      data-zone-words={JSON.stringify(browserWords)}
    >
      <Stack className={styles.plan}>
        <ZonePlan labels={labels} locale={locale} scale={13} isEditable>
          {tracks.map(({ name, from, points }) => {
            const [x, y] = points.at(-1) ?? [0, 0]
            return (
              <g key={name}>
                <g data-track={`${name} ${from}`}>
                  <Trail points={points} radius={0.6} />
                </g>
                <Truck x={x} y={y} heading={headings[name] ?? 0} />
                <TruckName at={[x, y]} name={name} />
              </g>
            )
          })}
          {stagingZone.map(([x, y], index) => (
            <circle
              key={index}
              data-corner
              cx={x}
              cy={y}
              r="1.7"
              aria-label={fill(lang, corner, { number: index + 1 })}
            />
          ))}
        </ZonePlan>
      </Stack>
      <Text size="chart" tone="muted" above="150" data-zone-hint data-screen-only hidden>
        <b>{zone.title}.</b> {zone.hint}
      </Text>
      <Stack aria-live="polite" above="100" className={styles.live}>
        <RecordTable caption={zone.log} heads={[zone.time, zone.truck, zone.event]} kind="live">
          <tbody data-zone-log>
            {crossings((place) => isInside({ name: '', outline: stagingZone }, place)).map(
              ({ truck, seconds, kind }) => (
                <tr key={truck + seconds}>
                  <td>{shiftClock(seconds)}</td>
                  <td>{truck}</td>
                  <td>{zone[kind]}</td>
                </tr>
              ),
            )}
          </tbody>
        </RecordTable>
      </Stack>
    </Stack>
  )
}
