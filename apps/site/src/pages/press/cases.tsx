import { Change } from '@repo/pictures/ruler/ruler.tsx'
import { casesWords } from '@repo/platform/words/index.ts'
import { caseResults } from '@repo/platform/facts/claims.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { ClaimNote } from '@repo/platform/site/sections/claim-note.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Table } from '@repo/platform/ui/layout/table.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './cases.module.css'
import { pressWords as words } from '#words/index.ts'

const studies = [1, 2, 3] as const

/** The nine figures that may be printed, beside what has to be printed with them. */
export function Cases({ lang }: { lang: Lang }) {
  const { title, lead, study, figure, change, limits } = words[lang].cases
  return (
    <Section id="cases" title={title} lead={<p>{lead}</p>} ground="paper-2">
      <Columns widths="1-1-1" from="large" printed gap="500 400" align="start" together>
        {studies.map((number) => (
          <Table key={number} className={styles.table}>
            <caption>
              <Text as="b" size="body" tone="text" weight="strong">
                {fillIn(study, { number })}
              </Text>
            </caption>
            <thead>
              <tr>
                <th scope="col">{figure}</th>
                <th scope="col">{change}</th>
              </tr>
            </thead>
            <tbody>
              {caseResults
                .filter((result) => result.study === number)
                .map(({ key, share }) => (
                  <tr key={key}>
                    <th scope="row">{casesWords[lang].names[key]}</th>
                    <td>
                      <Change lang={lang} share={share} />
                      <ClaimNote lang={lang} claim={key} />
                    </td>
                  </tr>
                ))}
            </tbody>
            <tfoot>
              <tr>
                <td colSpan={2}>
                  {fillIn(limits[number], { searchSpan: casesWords[lang].searchSpan })}
                </td>
              </tr>
            </tfoot>
          </Table>
        ))}
      </Columns>
    </Section>
  )
}
