import type { Lang } from '@repo/platform/i18n/locales.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import { Table } from '@repo/platform/ui/layout/table.tsx'
import { solutionWords as words } from '#words/index.ts'

/** Who brings which half of what a site needs. */
export function Matrix({ lang }: { lang: Lang }) {
  const { title, lead, thing, ours, yours, rows } = words[lang].matrix
  return (
    <Section id="matrix" title={title} lead={<p>{lead}</p>}>
      <Table cards="facts" aria-label={title}>
        <thead>
          <tr>
            {[thing, ours, yours].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(rows).map(([row, [name, we, you]]) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              <td>{we}</td>
              <td>{you}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}
