import { Table } from '@repo/platform/ui/layout/table.tsx'
import { DraftCell } from './cell.tsx'
import { constantCell } from './cells.ts'
import styles from './grid.module.css'
import { constantGroups, constantNames, partNames } from './labels.ts'
import type { DraftEditorState } from './use-draft-editor.ts'

const numbers = ['value', 'range.0', 'range.1', 'band.cautious', 'band.optimistic'] as const

/** Every constant: a value, the range in which it is plausible, the ends of the band, its source. */
export function ConstantsGrid({ editor }: { editor: DraftEditorState }) {
  return constantGroups.map(({ title, keys }) => (
    <section key={title} className={styles.section}>
      <h2>{title}</h2>
      <Table cards="figures" className={styles.constants}>
        <thead>
          <tr>
            <th scope="col">Constant and source</th>
            {numbers.map((part) => (
              <th key={part} scope="col">
                {partNames[part]}
              </th>
            ))}
            <th scope="col">{partNames['mark']}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key}>
              <th scope="row">
                {constantNames[key]}
                <DraftCell
                  editor={editor}
                  name={constantCell(key, 'source')}
                  column="source"
                  kind="text"
                />
              </th>
              {numbers.map((part) => (
                <td key={part}>
                  <DraftCell editor={editor} name={constantCell(key, part)} column={part} />
                </td>
              ))}
              <td>
                <DraftCell
                  editor={editor}
                  name={constantCell(key, 'mark')}
                  column="mark"
                  kind="mark"
                />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  ))
}
