import { alertTexts } from '@repo/pictures/floor/alert-texts.ts'
import { floorErrors } from '@repo/hall/sample-hall/floor-errors.ts'
import { happenings, stateAt } from '@repo/pictures/floor/engine.ts'
import { floorLabels } from '@repo/pictures/floor/floor-labels.ts'
import { createWording } from '@repo/pictures/floor/labels.ts'
import { shiftClock } from '@repo/pictures/floor/shift-clock.ts'
import { speedTrace } from '@repo/pictures/floor/speed-trace.ts'
import { stillFloor } from '@repo/pictures/floor/still-floor.ts'
import { stillTime } from '@repo/pictures/floor/still-time.ts'
import { crossing, isInside, speedZone } from '@repo/pictures/floor/zones.ts'
import { meetingTrucks } from '@repo/pictures/modules/collision-alerts.tsx'
import { reportDay } from '@repo/pictures/modules/automated-reports.tsx'
import { measure, number } from '@repo/pictures/plan/measure.ts'
import { technology } from '@repo/platform/facts/claims.ts'
import { formatDate } from '@repo/platform/i18n/format.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import type { Field } from './fields.tsx'
import { featuresWords as words } from '#words/index.ts'

/** Two trucks whose paths meet sooner are an alert. */
const warningSeconds = 4
const selected = 'F-12'

const wordingOf = (lang: Lang) => createWording(floorLabels(lang).live, localeOf[lang])

/** The heaviest alert of the list, as it opens: made from the hall itself. */
export function alertFields(lang: Lang): readonly Field[] {
  const { fields, values } = words[lang]
  const dangers = happenings(stillFloor()).filter(({ alert }) => alert.kind === 'collision')
  const latest = dangers.findLast(({ seconds }) => seconds <= stillTime) ?? dangers.at(-1)
  if (!latest) return []
  const { place, labels, values: measured } = alertTexts(latest.alert, wordingOf(lang))
  return [
    [fields.weight, values.danger],
    [fields.objects, latest.alert.about.join(', ')],
    ...(place ? [[fields.place, place] as const] : []),
    ...labels.map((label, at) => [label, measured[at]] as const),
    [fields.rule, fill(lang, values.pathsMeet, { seconds: warningSeconds })],
    [fields.state, values.open],
    [fields.taker, values.shiftLead],
  ]
}

export function speedFields(lang: Lang): readonly Field[] {
  const { fields, values } = words[lang]
  const locale = localeOf[lang]
  const { values: speeds, fastest, limit } = speedTrace(stillFloor(), stillTime)
  const over = speeds.filter((speed) => speed > limit).length
  const passes = { over: number(locale, 4), all: number(locale, 61) }
  return [
    [fields.zone, speedZone.name],
    [fields.limit, measure(locale, limit, 'km/h')],
    [fields.highest, measure(locale, speeds[fastest] ?? 0, 'km/h', 1)],
    [fields.over, measure(locale, over, 's')],
    [fields.passes, fill(lang, values.passesOf, passes)],
  ]
}

/** When all of these trucks stand still after the picture; undefined if they drive on. */
function secondsWhenStopped(names: readonly string[]): number | undefined {
  const seconds = Array.from({ length: 80 }, (_, step) => stillTime + step / 8)
  return seconds.find((at) =>
    stateAt(stillFloor(), at)
      .movers.filter(({ id }) => names.includes(id))
      .every(({ speed }) => speed < 0.05),
  )
}

export function collisionFields(lang: Lang): readonly Field[] {
  const { fields, values } = words[lang]
  const locale = localeOf[lang]
  const { eastbound, northbound, closingSpeed, distance, secondsLeft } = meetingTrucks()
  const stopped = secondsWhenStopped([eastbound.name, northbound.name])
  return [
    [fields.closing, measure(locale, closingSpeed, 'km/h', 1)],
    [fields.distance, measure(locale, distance, 'm', 1)],
    [fields.meeting, measure(locale, secondsLeft, 's', 1)],
    [fields.warned, values.bothTrucks],
    ...(stopped === undefined
      ? []
      : [[fields.after, `${values.stopped}, ${shiftClock(stopped)}`] as const]),
  ]
}

const nightOf = (lang: Lang) =>
  fill(lang, words[lang].values.nightShift, { date: formatDate(lang, reportDay.toISOString()) })

export function heatFields(lang: Lang): readonly Field[] {
  const { fields, values } = words[lang]
  return [
    [fields.layer, values.passesLayer],
    [fields.otherLayers, values.layers],
    [fields.cell, measure(localeOf[lang], 1, 'm²')],
    [fields.period, nightOf(lang)],
  ]
}

export function reportFields(lang: Lang): readonly Field[] {
  const { fields, values } = words[lang]
  return [
    [fields.sent, '06:15:02'],
    [fields.sample, fill(lang, values.eightHours, { trucks: 18, hours: 8 })],
    [fields.gaps, fill(lang, values.gap, { minutes: 7 })],
  ]
}

export function checkFields(lang: Lang): readonly Field[] {
  const { fields, values } = words[lang]
  return [
    [fields.shift, nightOf(lang)],
    [fields.role, values.driver],
    [fields.note, values.chainNote],
    [fields.notice, values.block],
  ]
}

/** A truck of the picture, as it is when somebody selects it. */
export function twinFields(lang: Lang): readonly Field[] {
  const { fields, values } = words[lang]
  const locale = localeOf[lang]
  const wording = wordingOf(lang)
  const { movers } = stateAt({ ...stillFloor(), errors: floorErrors() }, stillTime)
  const truck = movers.find(({ id }) => id === selected)
  if (!truck) return []
  const degrees = Math.round((truck.heading * 180) / Math.PI + 720) % 360
  return [
    [fields.objects, selected],
    [fields.position, wording.coordinates(...truck.at)],
    [fields.heading, `${number(locale, degrees)}°`],
    [fields.speed, wording.speed(truck.speed)],
    [fields.error, wording.centimetres(truck.error ?? NaN)],
    [fields.zone, isInside(crossing, truck.at) ? crossing.name : values.none],
    [fields.lastSeen, shiftClock(stillTime)],
    [fields.age, measure(locale, technology.liveViewLatencyS, 's')],
  ]
}

/** The zone of the editor. */
export function zoneFields(lang: Lang): readonly Field[] {
  const { fields, values } = words[lang]
  const locale = localeOf[lang]
  const uncertain = { metres: measure(locale, 0.5, 'm', 2) }
  return [
    [fields.kind, values.staging],
    [fields.hours, values.weekdays],
    [fields.who, values.allTrucks],
    [fields.dwell, measure(locale, 15, 'min')],
    [fields.certainty, fill(lang, values.uncertain, uncertain)],
  ]
}
