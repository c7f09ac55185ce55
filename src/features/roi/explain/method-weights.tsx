import { industries, useCases } from '../model/input.ts'
import type { Lever } from '../model/weights.ts'
import type { MethodPart } from './method-part.ts'
import styles from './method.module.css'
import { bareNumber } from './quantity.ts'

const objectives = [...useCases]

/** How far each effect counts for an objective, and each industry's factor. */
export function MethodWeights({ lang, table, words, terms }: MethodPart) {
  const levers = Object.keys(words.levers) as Lever[]
  const { choices } = terms.names
  return (
    <>
      <table className={styles.table}>
        <caption>{words.weightsCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.objective}</th>
            {levers.map((lever) => (
              <th key={lever} scope="col">
                {words.levers[lever]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {objectives.map((objective) => (
            <tr key={objective}>
              <th scope="row">{choices.useCase[objective]}</th>
              {levers.map((lever) => (
                <td key={lever} data-label={words.levers[lever]}>
                  {bareNumber(lang, table.weights[objective][lever], undefined)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.fine}>{terms.rows.weights}</p>
      <h4>{terms.terms.industryFactor}</h4>
      <dl className={styles.factors}>
        {industries.map((industry) => (
          <div key={industry}>
            <dt>{choices.industry[industry]}</dt>
            <dd>{bareNumber(lang, table.industryFactors[industry], undefined)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.fine}>{terms.rows.industryFactor}</p>
    </>
  )
}
