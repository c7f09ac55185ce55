import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import { RecordSection } from '#src/admin/record/record.tsx'
import type { Focus, LibraryFile } from '#src/library/contract.ts'
import { middle, movedFocus, rounded } from './file-form.ts'
import { Text } from '#src/ui/layout/text.tsx'
import { Columns } from '#src/ui/layout/columns.tsx'
import styles from './focal-point.module.css'

interface Props {
  file: LibraryFile
  focus: Focus | null
  /** Absent: it is only shown. */
  onChange: ((focus: Focus | null) => void) | undefined
}

const crops = [
  { name: '16:9', ratio: '16 / 9' },
  { name: '4:3', ratio: '4 / 3' },
  { name: '1:1', ratio: '1 / 1' },
  { name: 'Card', ratio: '3 / 2' },
]

const percents = (part: number) => `${Math.round(part * 100)}%`
const positionOf = ({ x, y }: Focus) => ({ objectPosition: `${percents(x)} ${percents(y)}` })

/** The image, the point of it that every crop keeps, and the crops as they come out. */
export function FocalPoint({ file, focus, onChange }: Props) {
  const { name, variants, url, width, height } = file
  const src = variants.findLast((one) => one.format === 'webp' && one.width <= 960)?.url ?? url
  const at = focus ?? middle
  const image = <img src={src} alt="" width={width} height={height} draggable={false} />
  return (
    <RecordSection title="Image">
      {onChange ? (
        <FocusControl focus={focus} onChange={onChange}>
          {image}
        </FocusControl>
      ) : (
        <div className={styles.picture}>{image}</div>
      )}
      {onChange && (
        <Text tone="muted">
          To set the focal point, click the subject or use the arrow keys (hold Shift to move in
          steps of 10%). The focal point stays visible in every crop.{' '}
          {focus && (
            <Button variant="link" onClick={() => onChange(null)}>
              Reset to centre
            </Button>
          )}
        </Text>
      )}
      <Columns
        as="ul"
        gap="150"
        align="end"
        className={styles.crops}
        aria-label={`Crops of ${name}`}
      >
        {crops.map((crop) => (
          <Text as="li" size="chart" tone="muted" key={crop.name}>
            <img src={src} alt="" style={{ aspectRatio: crop.ratio, ...positionOf(at) }} />
            {crop.name}
          </Text>
        ))}
      </Columns>
    </RecordSection>
  )
}

interface ControlProps {
  focus: Focus | null
  onChange: (focus: Focus) => void
  children: ReactNode
}

const steps: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

function FocusControl({ focus, onChange, children }: ControlProps) {
  const { x, y } = focus ?? middle

  function set({ currentTarget, clientX, clientY }: PointerEvent): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange({ x: rounded((clientX - left) / width), y: rounded((clientY - top) / height) })
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const size = event.shiftKey ? 0.1 : 0.01
    onChange(movedFocus(focus, { x: step.x * size, y: step.y * size }))
  }

  return (
    <button
      type="button"
      className={styles.picture}
      aria-label={`Focal point: ${percents(x)} from the left, ${percents(y)} from the top`}
      aria-roledescription="point in an image"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        set(event)
      }}
      onPointerMove={(event) =>
        event.currentTarget.hasPointerCapture(event.pointerId) && set(event)
      }
    >
      {children}
      <span className={styles.point} style={{ left: percents(x), top: percents(y) }} />
    </button>
  )
}
