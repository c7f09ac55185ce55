import { useState } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import { basisName } from '../../price-list-schema.ts'
import { Cell } from './cell.tsx'
import { codesIn, keysBelow } from './cells.ts'
import styles from './grid.module.css'
import type { DraftEditorState } from './use-draft-editor.ts'

/** What the operator cost of a country stands on, by the first word of its basis. */
export function Bases({ editor }: { editor: DraftEditorState }) {
  const used = new Set(
    codesIn(editor.cells).map(
      (code) => editor.cells[`countries.${code}.operatorBasis`]?.split(' ')[0],
    ),
  )
  const keys = keysBelow(editor.cells, 'operatorBases')
  return (
    <div className={styles.bases}>
      <h3>What the operator costs stand on</h3>
      <dl>
        {keys.map((key) => {
          const name = key.split('.')[1]!
          return (
            <div key={key}>
              <dt>{name}</dt>
              <dd>
                <Cell
                  name={key}
                  column="basis"
                  kind="text"
                  value={editor.cells[key] ?? ''}
                  before={editor.before[key]}
                  error={editor.errors[key]}
                  onChange={editor.set}
                />
                {!used.has(name) && (
                  <Button
                    variant="link"
                    aria-label={`Remove basis ${name}`}
                    onClick={() => editor.remove(key)}
                  >
                    Remove
                  </Button>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      <AddBasis taken={keys} onAdd={(name) => editor.set(`operatorBases.${name}`, '')} />
    </div>
  )
}

function AddBasis({ taken, onAdd }: { taken: readonly string[]; onAdd: (name: string) => void }) {
  const [text, setText] = useState('')
  const name = text.trim().toUpperCase()
  const isNew = basisName.test(name) && !taken.includes(`operatorBases.${name}`)
  return (
    <div className={styles.add}>
      <input
        aria-label="Name of a further basis"
        aria-describedby="basis-hint"
        value={text}
        maxLength={4}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        disabled={!isNew}
        onClick={() => {
          onAdd(name)
          setText('')
        }}
      >
        Add a basis
      </Button>
      <span id="basis-hint">A letter and up to three letters or digits, such as O4.</span>
    </div>
  )
}
