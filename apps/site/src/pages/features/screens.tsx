import type { ReactNode } from 'react'
import { crossingCrop, FloorStill } from '@repo/pictures/floor/floor-still.tsx'
import { floorLabels } from '@repo/pictures/floor/floor-labels.ts'
import { AccessControl } from '@repo/pictures/modules/access-control.tsx'
import { Alerts } from '@repo/pictures/modules/alerts.tsx'
import { Analytics, fleet, kilometresByUse, weeks } from '@repo/pictures/modules/analytics.tsx'
import { AutomatedReports } from '@repo/pictures/modules/automated-reports.tsx'
import { CollisionAlerts } from '@repo/pictures/modules/collision-alerts.tsx'
import { DigitalTwin } from '@repo/pictures/modules/digital-twin.tsx'
import { FifoCompliance, lanes, outOfTurn } from '@repo/pictures/modules/fifo-compliance.tsx'
import { HeatMaps } from '@repo/pictures/modules/heat-maps.tsx'
import { SafetyChecklists } from '@repo/pictures/modules/safety-checklists.tsx'
import { SpeedZones } from '@repo/pictures/modules/speed-zones.tsx'
import { modulesWords, type ModulesWords } from '@repo/pictures/words/index.ts'
import { number, percent } from '@repo/pictures/plan/measure.ts'
import { technology } from '@repo/platform/facts/claims.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Fields, Records, type Field } from './fields.tsx'
import {
  alertFields,
  checkFields,
  collisionFields,
  heatFields,
  reportFields,
  speedFields,
  twinFields,
  zoneFields,
} from './records.ts'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './fields.module.css'
import { featuresWords as words } from '#words/index.ts'
import { ZoneEditor } from './zone-editor.tsx'

const crop = { ...crossingCrop, width: 1120, height: 480 }

interface Screen {
  screen: ReactNode
  record: ReactNode
}

/** The screen of each module, and one of its records. */
export function screens(lang: Lang): Readonly<Record<keyof ModulesWords, Screen>> {
  const t = modulesWords[lang]
  const locale = localeOf[lang]
  const floor = floorLabels(lang)
  const latency = fill(lang, t.twin.labels.latency, { seconds: technology.liveViewLatencyS })
  const withFields = (screen: ReactNode, fields: readonly Field[], isWide = false): Screen => ({
    screen,
    record: <Fields fields={fields} isWide={isWide} />,
  })
  return {
    geofencing: withFields(<ZoneEditor lang={lang} />, zoneFields(lang), true),
    alerts: withFields(
      <Alerts labels={t.alerts.labels} live={floor.live} locale={locale} />,
      alertFields(lang),
    ),
    speed: withFields(<SpeedZones labels={t.speed.labels} locale={locale} />, speedFields(lang)),
    collision: withFields(
      <CollisionAlerts labels={t.collision.labels} locale={locale} />,
      collisionFields(lang),
    ),
    access: {
      screen: <AccessControl labels={t.access.labels} />,
      record: <Refusals lang={lang} />,
    },
    reports: withFields(
      <AutomatedReports labels={t.reports.labels} locale={locale} isStacked />,
      reportFields(lang),
      true,
    ),
    heat: withFields(<HeatMaps labels={t.heat.labels} locale={locale} />, heatFields(lang)),
    checklists: withFields(
      <SafetyChecklists labels={t.checklists.labels} locale={locale} more={moreChecks(lang)} />,
      checkFields(lang),
    ),
    fifo: withFields(
      <FifoCompliance labels={t.fifo.labels} locale={locale} more={moreLanes} />,
      fifoFields(lang),
    ),
    analytics: {
      screen: <Analytics labels={t.analytics.labels} locale={locale} />,
      record: <Weeks lang={lang} />,
    },
    twin: withFields(
      <DigitalTwin labels={{ ...t.twin.labels, latency }} locale={locale} isStill>
        <FloorStill crop={crop} labels={floor} besideAnimatedFloor={false} isStill />
      </DigitalTwin>,
      twinFields(lang),
      true,
    ),
  }
}

/** Day of November on which each pallet was stored. */
const moreLanes = [
  [6, 8, 9],
  [8, 10, 10, 11],
  [9, 11],
]

function moreChecks(lang: Lang) {
  const { steering, hydraulics, guard, belt, battery } = words[lang].checks
  return [
    { text: steering, state: 'done' },
    { text: hydraulics, state: 'done' },
    { text: guard, state: 'done' },
    { text: belt, state: 'done' },
    { text: battery, state: 'open' },
  ] as const
}

function fifoFields(lang: Lang): readonly Field[] {
  const { fields, values } = words[lang]
  const days = new Intl.DateTimeFormat(localeOf[lang], {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  const write = (day: number) => days.format(Date.UTC(2026, 10, day))
  const taken = lanes[outOfTurn.lane]?.[outOfTurn.place] ?? 1
  return [
    [fields.batch, 'B-40117'],
    [fields.lane, fill(lang, values.takenOut, { time: '22:38' })],
    [fields.arrived, write(taken)],
    [fields.older, fill(lang, values.inLane, { date: write(Math.min(...lanes.flat())) })],
    [fields.reason, values.reasonGiven],
  ]
}

function Refusals({ lang }: { lang: Lang }) {
  const { refusals: t, fields } = words[lang]
  const { hall, cold } = modulesWords[lang].access.labels
  return (
    <Records
      caption={t.title}
      heads={[t.time, fields.badge, fields.place, fields.reason]}
      rows={[
        ['22:14', '2206', cold, t.notAllowed],
        ['21:52', '3117', hall, t.noEscort],
        ['20:05', '1040', cold, t.outsideHours],
      ]}
    />
  )
}

/** Use as a share of the shift hours, idling of the hours in use, km and moves an hour. */
interface Use {
  inUse: number
  idling: number
  kilometres: number
  moves: number
}

const shifts = [
  ['early', { inUse: 0.72, idling: 0.16, moves: 112 }],
  ['late', { inUse: 0.66, idling: 0.18, moves: 103 }],
  ['night', { inUse: 0.57, idling: 0.22, moves: 86 }],
] as const satisfies [string, Omit<Use, 'kilometres'>][]
const movesOfWeeks = [97, 104]

function Weeks({ lang }: { lang: Lang }) {
  const t = words[lang].weeks
  const kilometresOfShifts = kilometresByUse(shifts.map(([, { inUse }]) => inUse))
  const locale = localeOf[lang]
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const row = (name: string, { inUse, idling, kilometres, moves }: Use) => [
    name,
    percent(locale, inUse),
    percent(locale, idling),
    number(locale, kilometres),
    number(locale, moves),
  ]
  return (
    <>
      <Records
        caption={t.title}
        heads={[t.group, t.inUse, t.idling, 'km', t.moves]}
        isNumeric
        rows={[
          ...weeks.map(({ from, to, ...use }, at) =>
            row(days.formatRange(from, to), { ...use, moves: movesOfWeeks[at] ?? 0 }),
          ),
          ...shifts.map(([key, use], at) =>
            row(t[key], { ...use, kilometres: kilometresOfShifts[at] ?? 0 }),
          ),
        ]}
      />
      <Text size="chart" tone="muted" className={styles.note}>
        {fill(lang, t.note, { trucks: fleet, minutes: technology.analyticsLatencyMin })}
      </Text>
    </>
  )
}
