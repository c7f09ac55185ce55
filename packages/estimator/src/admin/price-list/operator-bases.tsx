import { useState } from 'react'
import { Button } from '@repo/platform/admin/form/button.tsx'
import { controlClass } from '@repo/platform/admin/form/field.tsx'
import { basisName } from '../../price-list-schema.ts'
import { DraftCell } from './cell.tsx'
import { codesIn, keysBelow, nameIn } from './cells.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './grid.module.css'
import type { DraftEditorState } from './use-draft-editor.ts'

/** The bases of the operator cost, by the first word of a country's basis. */
export function Bases({ editor }: { editor: DraftEditorState }) {
  const used = new Set(
    codesIn(editor.cells).map(
      (code) => editor.cells[`countries.${code}.operatorBasis`]?.split(' ')[0],
    ),
  )
  const keys = keysBelow(editor.cells, 'operatorBases')
  return (
    <div className={styles.bases}>
      <h3>Basis of operator costs</h3>
      <dl>
        {keys.map((key) => {
          const name = nameIn(key)
          return (
            <div key={key}>
              <dt>{name}</dt>
              <dd>
                <DraftCell editor={editor} name={key} column="basis" kind="text" />
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
    <Row gap="100 150" align="center" className={styles.add}>
      <input
        className={controlClass}
        aria-label="Name of new basis"
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
        Add basis
      </Button>
      <span id="basis-hint">
        Use a letter followed by up to three letters or digits, such as O4.
      </span>
    </Row>
  )
}
