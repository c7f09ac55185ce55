import {
  averagePaybackMonths,
  caseResults,
  technology,
  type CaseKey,
} from '@repo/platform/facts/claims.ts'
import { formatNumber, formatPercent } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Noted } from '@repo/platform/site/sections/footnotes.tsx'
import { pathOf } from '@repo/platform/site/paths.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import type { IndustryData } from './data.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import styles from './essay.module.css'
import { notesOf } from './notes.ts'
import { industry40Words as words } from '#words/index.ts'

const parts = ['monday', 'minutes', 'pays', 'leaves', 'people', 'cloud'] as const

/** Six short chapters in two columns of prose, with what proves or limits them in the margin. */
export function Essay({ lang, data }: { lang: Lang; data: IndustryData }) {
  const { essay } = words[lang]
  const values = valuesOf(lang, data)
  const noted = (text: string) => <Noted text={fill(lang, text, values)} notes={notesOf[lang]} />
  return (
    <Section>
      {parts.map((part) => {
        const { title, text, note } = essay[part]
        return (
          <Columns gap="200 600" key={part} together className={styles.part}>
            <h2 className={styles.title}>{title}</h2>
            <Columns widths="1-1" from="large" printed gap="200 600" className={styles.text}>
              {text.map((paragraph) => (
                <p key={paragraph}>{noted(paragraph)}</p>
              ))}
            </Columns>
            <Stack gap="150" className={styles.note}>
              <p>{noted(note)}</p>
              {part === 'pays' && (
                <p>
                  <TextLink href={`${pathOf(lang, 'pricing')}#method`}>{essay.method}</TextLink>
                </p>
              )}
              {part === 'leaves' && <Stages lang={lang} />}
            </Stack>
          </Columns>
        )
      })}
    </Section>
  )
}

const classOf = [undefined, undefined, styles.reached, styles.fed]

/** How far locating leads on the six stages of the index. */
function Stages({ lang }: { lang: Lang }) {
  const { stages, reached, fed } = words[lang].essay
  const states = [undefined, undefined, reached, fed]
  return (
    <ol className={styles.stages}>
      {stages.map((stage, index) => (
        <li key={stage} className={classOf[index]}>
          {stage} {states[index] && <small>{states[index]}</small>}
        </li>
      ))}
    </ol>
  )
}

function valuesOf(lang: Lang, { sites, mean, oneShift }: IndustryData): Record<string, string> {
  const months = (value: number | null) => (value === null ? '–' : formatNumber(lang, value, 1))
  const share = (key: CaseKey) => {
    const result = caseResults.find((one) => one.key === key)
    return `−${formatPercent(lang, Math.abs(result?.share ?? 0))}`
  }
  return {
    months: formatNumber(lang, averagePaybackMonths),
    sites: formatNumber(lang, sites),
    mean: months(mean),
    oneShift: months(oneShift),
    search: share('search'),
    orderResponse: share('orderResponse'),
    night: share('nightShiftForklifts'),
    uptime: formatPercent(lang, technology.uptimeShare),
  }
}
