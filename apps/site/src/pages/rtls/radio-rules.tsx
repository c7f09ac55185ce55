import type { Lang } from '@repo/platform/i18n/locales.ts'
import { Noted } from '@repo/platform/site/sections/footnotes.tsx'
import { Fold } from '@repo/platform/ui/fold.tsx'
import { notes } from './notes.ts'
import { Table } from '@repo/platform/ui/layout/table.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './radio-rules.module.css'
import { rtlsWords as words } from '#words/index.ts'

export function RadioRules({ lang }: { lang: Lang }) {
  const { title, lead, region, outdoors, indoors, eu, uk, us, note } = words[lang].radio
  return (
    <Fold title={title} level={2}>
      <Text tone="muted" measure="sentence">
        {lead}
      </Text>
      <Table ruled cards="texts" aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{region}</th>
            <th scope="col">{outdoors}</th>
            <th scope="col">{indoors}</th>
          </tr>
        </thead>
        <tbody>
          {[eu, uk, us].map((rules) => (
            <tr key={rules.name} className={styles.rules}>
              <th scope="row">{rules.name}</th>
              <td>
                <Noted text={rules.outdoors} notes={notes} />
              </td>
              <td>
                <Noted text={rules.indoors} notes={notes} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Text size="small" tone="muted" above="200">
        {note}
      </Text>
    </Fold>
  )
}
