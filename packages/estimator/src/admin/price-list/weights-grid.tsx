import { Table } from '@repo/platform/ui/layout/table.tsx'
import { DraftCell } from './cell.tsx'
import { nameIn, keysBelow } from './cells.ts'
import styles from './grid.module.css'
import { industryNames, leverNames, caseNames } from './labels.ts'
import type { DraftEditorState } from './use-draft-editor.ts'

/** The weight of each lever for each use case, and the factor of each industry. */
export function WeightsGrid({ editor }: { editor: DraftEditorState }) {
  const cell = (name: string, column: string) => (
    <DraftCell editor={editor} name={name} column={column} />
  )
  return (
    <>
      <section className={styles.section}>
        <h2>Weights: 1 = main objective, 0.75 = supported objective, 0.5 = by-product</h2>
        <div className={styles.scroll} role="region" aria-label="Weights">
          <table className={styles.countries}>
            <thead>
              <tr>
                <th scope="col">Use case</th>
                {Object.entries(leverNames).map(([lever, label]) => (
                  <th key={lever} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Object.entries(caseNames).map(([useCase, label]) => (
                <tr key={useCase}>
                  <th scope="row">{label}</th>
                  {Object.keys(leverNames).map((lever) => (
                    <td key={lever}>{cell(`weights.${useCase}.${lever}`, lever)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <section className={styles.section}>
        <h2>Industries: factor applied to time and throughput</h2>
        <Table size="dense" className={styles.factors}>
          <thead>
            <tr>
              <th scope="col">Industry</th>
              <th scope="col">Factor</th>
            </tr>
          </thead>
          <tbody>
            {keysBelow(editor.cells, 'industryFactors').map((name) => (
              <tr key={name}>
                <th scope="row">{industryNames[nameIn(name)]}</th>
                <td>{cell(name, 'factor')}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </section>
    </>
  )
}
