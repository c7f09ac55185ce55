import { ConstantBasis } from './assumption.tsx'
import { Collapsible } from './collapsible.tsx'
import { constantGroups } from './groups.ts'
import type { MethodPart } from './method-part.ts'
import styles from './method.module.css'
import { quantity } from './quantity.ts'
import { unitOf } from './units.ts'

const groups = Object.keys(constantGroups) as (keyof typeof constantGroups)[]

/** Every constant with its value, range, mark and source. */
export function MethodConstants({ lang, table, words, terms }: MethodPart) {
  return groups.map((group) => (
    <Collapsible key={group} title={words.constantGroups[group]}>
      <dl className={styles.constants}>
        {constantGroups[group].map((key) => (
          <div key={key}>
            <dt>{terms.names.constants[key]}</dt>
            <dd>{quantity(lang, table.constants[key].value, unitOf(key, 'electric'), 'EUR')}</dd>
            <dd>
              <ConstantBasis lang={lang} of={key} table={table} words={terms} />
            </dd>
          </div>
        ))}
      </dl>
    </Collapsible>
  ))
}
