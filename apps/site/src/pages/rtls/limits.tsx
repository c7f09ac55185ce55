import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Noted } from '@repo/platform/site/sections/footnotes.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { measured, shortLength } from './figures.ts'
import { LimitDrawing, type Limit } from './limit-drawings.tsx'
import { Table } from '@repo/platform/ui/layout/table.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import styles from './limits.module.css'
import { notes } from './notes.ts'
import { rtlsWords as words } from '#words/index.ts'

const order: readonly Limit[] = [
  'steel',
  'aisle',
  'edge',
  'height',
  'load',
  'body',
  'doors',
  'container',
]

/** Metres, as the sources give them. */
const sizes = { free: 0.22, blocked: 1, forehead: 0.35, chest: 4 }

export function Limits({ lang }: { lang: Lang }) {
  const { title, lead, situation, happens, helps, ...rows } = words[lang].limits
  const figures = {
    free: shortLength(lang, sizes.free),
    blocked: measured(lang, sizes.blocked, 'm'),
    forehead: measured(lang, sizes.forehead, 'm', 2),
    chest: measured(lang, sizes.chest, 'm'),
  }
  return (
    <Section title={title} lead={<p>{lead}</p>}>
      <Table ruled cards="facts" aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{situation}</th>
            <th scope="col">{happens}</th>
            <th scope="col">{helps}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((limit) => {
            const row = rows[limit]
            return (
              <tr key={limit}>
                <th scope="row">
                  <Columns gap="100 250" align="center" className={styles.situation}>
                    <LimitDrawing limit={limit} />
                    {row.name}
                  </Columns>
                </th>
                <td>
                  <Noted text={row.happens} notes={notes} />
                  {'size' in row && (
                    <Text weight="medium" above="050">
                      <Noted text={fill(lang, row.size, figures)} notes={notes} />
                    </Text>
                  )}
                </td>
                <td>{row.helps}</td>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </Section>
  )
}
