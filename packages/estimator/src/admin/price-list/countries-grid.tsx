import { useEffect, useRef, useState } from 'react'
import { Button } from '@repo/platform/admin/form/button.tsx'
import { controlClass } from '@repo/platform/admin/form/field.tsx'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import { restOfWorld } from '../../model/country-row.ts'
import { DraftCell } from './cell.tsx'
import { codesIn, countryColumns } from './cells.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './grid.module.css'
import { columnNames, countryName, countryOptions } from './labels.ts'
import type { DraftEditorState } from './use-draft-editor.ts'
import { Bases } from './operator-bases.tsx'

const words: ReadonlySet<string> = new Set(['currency', 'operatorBasis'])

/** A row of prices and costs for each country, in its currency. */
export function CountriesGrid({ editor }: { editor: DraftEditorState }) {
  const codes = codesIn(editor.cells)
  const [search, setSearch] = useState('')
  const { box, isCut } = useCutEdge()
  const shown = codes.filter((code) => isNamed(code, search))
  return (
    <section className={styles.section}>
      <h2>Countries, in their own currency, excluding VAT</h2>
      <Row gap="100 150" align="center" className={styles.add}>
        <input
          type="search"
          className={controlClass}
          aria-label="Find a country"
          placeholder="Find a country"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <span role="status">
          {search && `${shown.length} of ${codes.length} countries. `}
          {isCut && 'Scroll right for more columns.'}
        </span>
      </Row>
      <div
        ref={box}
        className={styles.scroll}
        data-cut={isCut || undefined}
        role="region"
        aria-label="Countries"
      >
        <table className={styles.countries}>
          <thead>
            <tr>
              <th scope="col">Country</th>
              {countryColumns.map((column) => (
                <th key={column} scope="col">
                  {columnNames[column]}
                </th>
              ))}
              <th scope="col">
                <VisuallyHidden>Actions</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((code) => (
              <CountryCells key={code} code={code} editor={editor} />
            ))}
          </tbody>
        </table>
      </div>
      {editor.errors['countries'] && (
        <Text above="100" tone="danger" weight="medium">
          {editor.errors['countries']}
        </Text>
      )}
      <AddCountry codes={codes} onAdd={editor.addCountry} />
      <Bases editor={editor} />
    </section>
  )
}

const isNamed = (code: string, search: string) =>
  `${countryName(code)} ${code}`.toLowerCase().includes(search.trim().toLowerCase())

/** Whether a box has more to its right than it shows. */
function useCutEdge() {
  const box = useRef<HTMLDivElement>(null)
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => setCut(element.scrollLeft + element.clientWidth < element.scrollWidth - 1)
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])
  return { box, isCut }
}

function CountryCells({ code, editor }: { code: string; editor: DraftEditorState }) {
  return (
    <tr>
      <th scope="row">
        {countryName(code)} <span>{code}</span>
      </th>
      {countryColumns.map((column) => {
        const name = `countries.${code}.${column}`
        return (
          <td key={column}>
            <DraftCell
              editor={editor}
              name={name}
              column={column}
              kind={words.has(column) ? 'word' : 'number'}
            />
          </td>
        )
      })}
      <td>
        {code !== restOfWorld && (
          <Button
            variant="link"
            aria-label={`Remove ${countryName(code)}`}
            onClick={() => editor.remove(`countries.${code}`)}
          >
            Remove
          </Button>
        )}
      </td>
    </tr>
  )
}

function AddCountry(props: { codes: readonly string[]; onAdd: (code: string) => void }) {
  const [chosen, setChosen] = useState('')
  const free = countryOptions.filter(([code]) => !props.codes.includes(code))
  return (
    <Row gap="100 150" align="center" className={styles.add}>
      <select
        className={controlClass}
        aria-label="Country to add"
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        <option value="">Choose a country</option>
        {free.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <Button
        disabled={!chosen}
        onClick={() => {
          props.onAdd(chosen)
          setChosen('')
        }}
      >
        Add country
      </Button>
      <span>
        New rows start with the published values or, if there are none, with those of the rest of
        the world.
      </span>
    </Row>
  )
}
