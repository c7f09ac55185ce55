import { fillIn } from '#src/i18n/fill-in.ts'
import { formatPercent } from '#src/i18n/format.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { Section } from '#src/ui/section.tsx'
import { pageWords } from '../messages/page/page-words.ts'
import type { RoiTable } from '../model/table.ts'
import styles from './unknown.module.css'

/** The limits of the estimate, before the method. */
export function Unknown({ lang, table }: { lang: Lang; table: RoiTable }) {
  const { heading, lead, items } = pageWords[lang].unknown
  const { moneyShare, rentalMonths } = table.constants
  const values = { share: formatPercent(lang, moneyShare.value), months: rentalMonths.value }
  return (
    <Section id="unknown" title={heading} lead={<p>{lead}</p>}>
      <dl className={styles.items}>
        {items.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{fillIn(text, values)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
