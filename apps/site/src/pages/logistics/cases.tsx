import { Change } from '@repo/pictures/ruler/ruler.tsx'
import { casesWords } from '@repo/platform/words/index.ts'
import { caseResults } from '@repo/platform/facts/claims.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { ClaimNote } from '@repo/platform/site/sections/claim-note.tsx'
import { pathOf } from '@repo/platform/site/paths.ts'
import { ButtonLink } from '@repo/platform/ui/button.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Table } from '@repo/platform/ui/layout/table.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './cases.module.css'
import { logisticsWords as words } from '#words/index.ts'

const studies = [1, 2, 3] as const

/** All nine results, by customer. */
export function Cases({ lang }: { lang: Lang }) {
  const { cases, study } = words[lang]
  return (
    <Section ground="paper-2" id="case-studies" title={cases.title} lead={<p>{cases.lead}</p>}>
      <Table cards="facts" className={styles.table} aria-label={cases.caption}>
        <thead>
          <tr>
            <th scope="col">{cases.study}</th>
            <th scope="colgroup" colSpan={3}>
              {cases.results}
            </th>
          </tr>
        </thead>
        <tbody>
          {studies.map((number) => (
            <tr key={number}>
              <th scope="row">
                <Text as="b" size="title">
                  {cases.names[number]}
                </Text>
                <Text as="span" size="small" tone="muted" weight="normal">
                  {fill(lang, study, { number })}
                </Text>
              </th>
              {caseResults
                .filter((result) => result.study === number)
                .map(({ key, share }) => (
                  <td key={key}>
                    <Change lang={lang} share={share} />
                    <Text as="span" size="small" tone="muted">
                      {casesWords[lang].names[key]}
                    </Text>
                    <ClaimNote lang={lang} claim={key} />
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Row as="p" gap="200" above="500" data-screen-only>
        <ButtonLink href={pathOf(lang, 'request-demo')}>{cases.demo}</ButtonLink>
        <ButtonLink href={pathOf(lang, 'pricing')} variant="ghost">
          {cases.estimate}
        </ButtonLink>
      </Row>
    </Section>
  )
}
