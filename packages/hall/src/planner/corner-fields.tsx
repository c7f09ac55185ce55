import { roundMetres, type Corner } from '#src/model/plan.ts'
import { useCommitted } from '../workbench/committed-field.tsx'
import { useWorkbench } from '../workbench/workbench.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { splitSide } from './handles.ts'
import styles from './object-list.module.css'
import { filled } from './planner-words.ts'

interface CornerFieldsProps {
  polygon: readonly Corner[]
  /** Fewest and most corners; the same twice is always as many. */
  limits: readonly [number, number]
  onChange: (polygon: readonly Corner[]) => void
}

/** The corners of an area as numbers. */
export function CornerFields({ polygon, limits, onChange }: CornerFieldsProps) {
  const { fields, number } = useWorkbench().plannerWords
  const [least, most] = limits
  return (
    <Text as="fieldset" across>
      <legend>{fields.corners}</legend>
      <ol>
        {polygon.map(([x, y], index) => {
          const numbered = { number: number(index + 1) }
          const name = filled(fields.corner, numbered)
          return (
            <Columns
              as="li"
              key={index}
              gap="075"
              align="center"
              above="075"
              className={styles.corner}
            >
              <span>{numbered.number}</span>
              <Coordinate
                label={`${name}, ${fields.x}`}
                value={x}
                of={polygon}
                onCommit={(value) => onChange(polygon.with(index, [value, y]))}
              />
              <Coordinate
                label={`${name}, ${fields.y}`}
                value={y}
                of={polygon}
                onCommit={(value) => onChange(polygon.with(index, [x, value]))}
              />
              {least !== most && (
                <>
                  <button
                    type="button"
                    className={styles.small}
                    aria-label={filled(fields.addCorner, numbered)}
                    disabled={polygon.length >= most}
                    onClick={() => onChange(splitSide(polygon, index))}
                  >
                    +
                  </button>
                  <button
                    type="button"
                    className={styles.small}
                    aria-label={filled(fields.removeCorner, numbered)}
                    disabled={polygon.length <= least}
                    onClick={() => onChange(polygon.toSpliced(index, 1))}
                  >
                    −
                  </button>
                </>
              )}
            </Columns>
          )
        })}
      </ol>
    </Text>
  )
}

interface CoordinateProps {
  label: string
  value: number
  of: unknown
  onCommit: (value: number) => void
}

function Coordinate({ label, value, of, onCommit }: CoordinateProps) {
  const { field, refusal } = useCommitted({
    value: String(value),
    of,
    onCommit({ valueAsNumber }) {
      if (!Number.isFinite(valueAsNumber)) return label
      onCommit(roundMetres(valueAsNumber))
      return undefined
    },
  })
  return (
    <input
      ref={field}
      type="number"
      step="any"
      inputMode="decimal"
      className={styles.number}
      aria-label={label}
      aria-invalid={refusal !== ''}
    />
  )
}
