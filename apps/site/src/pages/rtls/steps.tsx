import type { ReactNode } from 'react'
import { technology } from '@repo/platform/facts/claims.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Noted } from '@repo/platform/site/sections/footnotes.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { measured } from './figures.ts'
import { notes } from './notes.ts'
import { rangingOf } from './ranging.ts'
import { hall, start } from './scene.ts'
import { FilterDrawing, FitDrawing, LengthDrawing, PulseDrawing } from './step-drawings.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './steps.module.css'
import { rtlsWords as words } from '#words/index.ts'

const { updateRateHz } = technology
/** Metres that light travels in a nanosecond, rounded. */
const nanosecond = 0.3
/** An example of two-way ranging: milliseconds for one distance, distances for one position. */
const example = { messageMs: 1, distances: 4, speedKmh: 10 }
const perSecond = 1000 / (example.messageMs * example.distances)

export function Steps({ lang }: { lang: Lang }) {
  const { title, lead, pulse, length, fit, filter, methods, ceiling } = words[lang].steps
  const lengths = rangingOf(hall, start)
    .anchors.slice(0, 4)
    .map(({ distance }) => ({ metres: distance, text: measured(lang, distance, 'm', 2) }))
  return (
    <Section id="steps" title={title} lead={<p>{fill(lang, lead, { rate: updateRateHz })}</p>}>
      <Columns as="ol" className={styles.steps}>
        <Step title={pulse.title} text={pulse.text} drawing={<PulseDrawing {...pulse} />} />
        <Step
          title={length.title}
          text={fill(lang, length.text, { nanosecond: measured(lang, nanosecond * 100, 'cm') })}
          drawing={<LengthDrawing lengths={lengths} />}
        />
        <Step title={fit.title} text={fit.text} drawing={<FitDrawing rest={fit.rest} />} />
        <Step
          title={filter.title}
          text={filter.text}
          drawing={
            <FilterDrawing
              fixes={updateRateHz}
              text={fill(lang, filter.second, { rate: updateRateHz })}
            />
          }
        />
      </Columns>
      <Columns widths="1-1" from="medium" gap="400 800" above="600" together>
        <div>
          <h3>{methods.title}</h3>
          <Text size="body" tone="muted" above="075">
            <Noted text={methods.text} notes={notes} />
          </Text>
        </div>
        <div>
          <h3>{ceiling.title}</h3>
          <Text size="body" tone="muted" above="075">
            <Noted
              text={fill(lang, ceiling.text, {
                message: measured(lang, example.messageMs, 'ms'),
                cell: perSecond,
                tags: Math.floor(perSecond / updateRateHz),
                rate: measured(lang, updateRateHz, 'Hz'),
                speed: measured(lang, example.speedKmh, 'km/h'),
                step: measured(lang, (example.speedKmh / 3.6 / updateRateHz) * 100, 'cm'),
              })}
              notes={notes}
            />
          </Text>
        </div>
      </Columns>
    </Section>
  )
}

function Step({ title, text, drawing }: { title: string; text: string; drawing: ReactNode }) {
  return (
    <li className={styles.step}>
      <div className={styles.drawing}>{drawing}</div>
      <h3>{title}</h3>
      <Text size="body" above="075">
        <Noted text={text} notes={notes} />
      </Text>
    </li>
  )
}
