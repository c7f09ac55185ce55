import { useCompany } from '@repo/platform/site/company.ts'
import { hasLegalEntity } from '@repo/platform/brand/company.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import { CopyButton } from './copy-button.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './fact-sheet.module.css'
import { figures } from './figures.ts'
import { pressWords as words } from '#words/index.ts'
import { keysOf } from '@repo/platform/values/records.ts'

/** Where each fact comes from. */
const sourceOf = {
  name: 'company',
  founded: 'company',
  offices: 'company',
  field: 'product',
  accuracy: 'product',
  rate: 'product',
  live: 'product',
  uptime: 'product',
  range: 'product',
  alerts: 'product',
} as const
const factNames = keysOf(sourceOf)

/** Facts as on a data sheet, each with its origin and a button that copies it. */
export function FactSheet({ lang }: { lang: Lang }) {
  const { title, lead, rows, source, sources } = words[lang].facts
  const { legal } = useCompany()
  const values = figures(lang, legal.name)
  return (
    <Section id="facts" title={title} lead={<p>{lead}</p>} ground="paper-2">
      <Columns as="dl" widths="1-1" from="large" printed className={styles.sheet}>
        {factNames.map((name) => (
          <div key={name} data-enhance="copy">
            <dt>{rows[name].name}</dt>
            <dd>
              <p data-copy-source>
                {name === 'name' && !hasLegalEntity(legal)
                  ? values.brand
                  : fillIn(rows[name].text, values)}
              </p>
              <Text size="small" tone="muted">
                {fillIn(source, { source: sources[sourceOf[name]] })}
              </Text>
              <CopyButton lang={lang} of={rows[name].name} />
            </dd>
          </div>
        ))}
      </Columns>
    </Section>
  )
}
