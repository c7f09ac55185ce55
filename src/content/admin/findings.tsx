import { Button } from '#src/admin/form/button.tsx'
import styles from './findings.module.css'

/** Something that a reader of the item would stumble over. */
export interface Finding {
  /** The same for the same thing, for lists. */
  key: string
  text: string
  /** Where it stands in the text; absent: nowhere in particular. */
  position?: number
}

interface Props {
  findings: readonly Finding[]
  onGo: (position: number) => void
}

export function Findings({ findings, onGo }: Props) {
  return (
    <ul className={styles.findings}>
      {findings.map(({ key, text, position }) => (
        <li key={key}>
          <span>{text}</span>
          {position !== undefined && (
            <Button variant="link" aria-label={`Go to: ${text}`} onClick={() => onGo(position)}>
              Go to
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
