import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import styles from './computed.module.css'
import { figures } from './figures.ts'
import { iotPlatformWords as words } from '#words/index.ts'

/** What the published figures come to, each with its arithmetic. */
export function Computed({ lang }: { lang: Lang }) {
  const { title, lead, moved, rate, day, year } = words[lang].figures
  const values = figures(lang)
  const rows = [
    { ...moved, value: values.moved },
    { ...rate, value: fill(lang, rate.value, { number: values.perSecond }) },
    { ...day, value: fill(lang, day.value, { number: values.day }) },
    { ...year, value: values.year },
  ]
  return (
    <Section ground="paper-2" id="figures" title={title} lead={<p>{lead}</p>}>
      <dl className={styles.rows}>
        {rows.map(({ formula, value, text }) => (
          <div key={formula}>
            <dt>
              <span>{fill(lang, formula, values)}</span> <b>{value}</b>
            </dt>
            <dd>{fill(lang, text, values)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
