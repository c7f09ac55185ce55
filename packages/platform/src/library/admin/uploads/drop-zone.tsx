import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import styles from './drop-zone.module.css'

interface Props {
  enabled: boolean
  /** Around a field for one file. */
  single?: boolean
  onFiles: (files: readonly File[]) => void
  className?: string | undefined
  children: ReactNode
}

/** Takes files that are dropped on it; the button beside it does the same by keyboard. */
export function DropZone({ enabled, single, onFiles, className, children }: Props) {
  const [over, setOver] = useState(false)
  // Of the elements inside, each is entered before the one around it is left.
  const depth = useRef(0)

  function leave(): void {
    depth.current = 0
    setOver(false)
  }

  const takes = ({ dataTransfer }: DragEvent) => enabled && dataTransfer.types.includes('Files')
  return (
    <div
      className={`${styles.zone} ${className ?? ''}`}
      data-over={over || undefined}
      onDragEnter={(event) => {
        if (!takes(event)) return
        depth.current += 1
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!takes(event)) return
        depth.current -= 1
        if (depth.current <= 0) leave()
      }}
      onDragOver={(event) => takes(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!takes(event)) return
        event.preventDefault()
        leave()
        onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
      {over && (
        <p className={styles.note} aria-hidden="true">
          {single ? 'Drop a file to upload it' : 'Drop files to upload them'}
        </p>
      )}
    </div>
  )
}
