import { TitleBlock } from '@repo/pictures/plan/title-block.tsx'
import { formatNumber } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Noted } from '@repo/platform/site/sections/footnotes.tsx'
import { AsBuiltPlan } from './as-built-plan.tsx'
import type { HowItWorksData } from './data.ts'
import { DayLine } from './day-line.tsx'
import { notes } from './notes.ts'
import { Papers } from './papers.tsx'
import { daysOf, stepKeys, type StepKey } from './steps.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './steps-section.module.css'
import { howItWorksWords as words } from '#words/index.ts'

interface StepsProps {
  lang: Lang
  data: HowItWorksData
}

/** Nine steps on a line of days beside the plan that they fill up. */
export function Steps({ lang, data }: StepsProps) {
  const { steps, plan } = words[lang]
  const { sum, planner } = steps
  const days = Object.values(daysOf(data)).reduce((whole, part) => whole + part, 0)
  const number = (value: number) => formatNumber(lang, value)
  return (
    <Columns widths="7-6" from="large" gap="500 800" align="start" data-enhance="plan-steps">
      <figure className={styles.plan}>
        <AsBuiltPlan lang={lang} />
        <figcaption>
          <p className={styles.caption}>{plan.caption}</p>
          <TitleBlock lines={plan.block} wide className={styles.block} />
          <Papers lang={lang} className={styles.caption} />
        </figcaption>
      </figure>
      <div>
        <ol>
          {stepKeys.map((step) => (
            <Step key={step} lang={lang} data={data} step={step} />
          ))}
        </ol>
        <Text size="compact" ruled>
          {fill(lang, sum, {
            days: formatNumber(lang, days, 1),
            manDays: number(data.manDays),
            fixed: number(data.work.fixed),
            anchors: number(data.perManDay.anchors),
            tags: number(data.perManDay.tags),
            area: number(data.perManDay.area),
          })}{' '}
          {data.plannedAnchors !== undefined &&
            fill(lang, planner, { placed: number(data.plannedAnchors) })}
        </Text>
      </div>
    </Columns>
  )
}

function Step({ lang, data, step }: StepsProps & { step: StepKey }) {
  const { steps, papers } = words[lang]
  const { name, you, we, length } = steps.items[step]
  const number = stepKeys.indexOf(step) + 1
  const days = daysOf(data)[step]
  const time = fill(lang, length, {
    days: days === undefined ? '' : formatNumber(lang, days, Number.isInteger(days) ? 0 : 1),
    least: data.pilotMonths.least,
    most: data.pilotMonths.most,
  })
  return (
    <Columns
      as="li"
      gap="150"
      together
      id={`step-${number}`}
      className={styles.step}
      data-step={number}
    >
      <div className={styles.axis}>
        <a
          href={`#step-${number}`}
          id={`number-${number}`}
          aria-labelledby={`number-${number} name-${number}`}
          className={styles.number}
        >
          {number}
        </a>
        {days !== undefined && <DayLine days={days} text={time} />}
      </div>
      <div>
        <h2 id={`name-${number}`}>{name}</h2>
        <Text tone="measured" weight="medium">
          {time}
        </Text>
        {step === 'agreement' && (
          <Text size="compact" above="100">
            {words[lang].order}
          </Text>
        )}
        <Columns as="dl" widths="1-1" from="small" gap="150 300" className={styles.lanes}>
          <div>
            <Text as="dt" size="small" tone="muted">
              {steps.you}
            </Text>
            <dd>{you}</dd>
          </div>
          <div>
            <Text as="dt" size="small" tone="muted">
              {steps.we}
            </Text>
            <dd>
              <Noted text={we} notes={notes} />
            </dd>
          </div>
          {step !== 'decision' && (
            <div className={styles.paper}>
              <Text as="dt" size="small" tone="muted">
                {steps.paper}
              </Text>
              <dd>
                <Text weight="medium">{papers.items[step].name}</Text>
                <Text tone="muted">{papers.items[step].contents}</Text>
              </dd>
            </div>
          )}
        </Columns>
      </div>
    </Columns>
  )
}
