import type { Lang } from '@repo/platform/i18n/locales.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import { Table } from '@repo/platform/ui/layout/table.tsx'
import styles from './papers.module.css'
import { stepKeys, type PaperKey } from './steps.ts'
import { howItWorksWords as words } from '#words/index.ts'

const paperKeys = stepKeys.filter((key): key is PaperKey => key !== 'decision')

/** What lies on the table when the project has come to its decision. */
export function Papers({ lang }: { lang: Lang }) {
  const { title, lead, step, paper, contents, items } = words[lang].papers
  return (
    <Section id="papers" title={title} lead={<p>{lead}</p>}>
      <Table ruled cards="own" className={styles.papers} aria-labelledby="papers-title">
        <thead>
          <tr>
            <th scope="col">{step}</th>
            <th scope="col">{paper}</th>
            <th scope="col">{contents}</th>
          </tr>
        </thead>
        <tbody>
          {paperKeys.map((key, index) => (
            <tr key={key}>
              <td>{index + 1}</td>
              <th scope="row">{items[key].name}</th>
              <td>{items[key].contents}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}
