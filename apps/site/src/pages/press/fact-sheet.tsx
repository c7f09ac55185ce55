import { useCompany } from '@repo/platform/site/company.ts'
import { hasLegalEntity } from '@repo/platform/brand/company.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import { copied, CopyButton } from './copy-button.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './fact-sheet.module.css'
import { figures } from './figures.ts'
import { pressWords as words } from '#words/index.ts'

/** The facts by where they come from, in the columns of each group. */
const groups = [
  { source: 'company', widths: '1-1-1', names: ['name', 'founded', 'offices'] },
  {
    source: 'product',
    widths: '1-1',
    names: ['field', 'accuracy', 'rate', 'live', 'uptime', 'range', 'alerts'],
  },
] as const

/** Facts as on a data sheet, each with a button that copies it; each group names its origin once. */
export function FactSheet({ lang }: { lang: Lang }) {
  const { title, lead, rows, source, sources } = words[lang].facts
  const { legal } = useCompany()
  const values = figures(lang, legal.name)
  return (
    <Section id="facts" title={title} lead={<p>{lead}</p>} ground="paper-2">
      {groups.map(({ source: origin, widths, names }) => (
        <Stack key={origin} gap="100" above="300">
          <Columns as="dl" widths={widths} from="large" printed together className={styles.sheet}>
            {names.map((name) => (
              <Text
                as="div"
                key={name}
                data-enhance="copy"
                across={name === 'field'}
                className={copied}
              >
                <dt>{rows[name].name}</dt>
                <dd>
                  <p data-copy-source>
                    {name === 'name' && !hasLegalEntity(legal)
                      ? values.brand
                      : fillIn(rows[name].text, values)}
                  </p>
                  <CopyButton lang={lang} of={rows[name].name} />
                </dd>
              </Text>
            ))}
          </Columns>
          <Text size="small" tone="muted">
            {fillIn(source, { source: sources[origin] })}
          </Text>
        </Stack>
      ))}
    </Section>
  )
}
