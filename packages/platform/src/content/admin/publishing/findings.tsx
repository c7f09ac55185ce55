import { Button } from '#src/admin/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Row } from '#src/ui/layout/row.tsx'
import styles from './findings.module.css'

/** Something that a reader of the item would stumble over. */
export interface Finding {
  /** The same for the same thing, for lists. */
  key: string
  text: string
  /** Where it stands in the text; absent: nowhere in particular. */
  position?: number
  /** What mends it at its position: another link. */
  remedy?: { label: string; link: { href: string; item: string | null } }
}

interface Props {
  findings: readonly Finding[]
  onGo: (position: number) => void
  /** Absent: a remedy is not offered here. */
  onRemedy?: ((finding: Finding) => void) | undefined
}

export function Findings({ findings, onGo, onRemedy }: Props) {
  return (
    <Stack as="ul" gap="100" className={styles.findings}>
      {findings.map((finding) => {
        const { key, text, position, remedy } = finding
        return (
          <Row as="li" unbroken justify="between" gap="150" align="baseline" key={key}>
            <span>{text}</span>
            {remedy && onRemedy && (
              <Button variant="link" onClick={() => onRemedy(finding)}>
                {remedy.label}
              </Button>
            )}
            {position !== undefined && (
              <Button variant="link" aria-label={`Go to: ${text}`} onClick={() => onGo(position)}>
                Go to
              </Button>
            )}
          </Row>
        )
      })}
    </Stack>
  )
}
