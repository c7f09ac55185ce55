import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import styles from './computed.module.css'
import { figures } from './figures.ts'
import { iotPlatformWords as words, rtlsWords } from '#words/index.ts'

/** What the published figures come to, each with its arithmetic. */
export function Computed({ lang }: { lang: Lang }) {
  const { title, lead, moved, rate, day, year } = words[lang].figures
  const { specification } = rtlsWords[lang]
  const values = figures(lang)
  const rows = [
    { ...moved, value: values.moved },
    { ...rate, value: fill(lang, rate.value, { number: values.perSecond }) },
    { ...day, value: fill(lang, day.value, { number: values.day }) },
    {
      ...year,
      name: specification.uptime[0],
      value: fill(lang, specification.upToShare, { value: values.uptime }),
    },
  ]
  return (
    <Section ground="paper-2" id="figures" title={title} lead={<p>{lead}</p>}>
      <dl className={styles.rows}>
        {rows.map((row) => (
          <div key={row.text}>
            <dt>
              {'formula' in row ? <span>{fill(lang, row.formula, values)}</span> : row.name}{' '}
              <b>{row.value}</b>
            </dt>
            <dd>{fill(lang, row.text, values)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
