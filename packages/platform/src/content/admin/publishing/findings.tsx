import { Button } from '#src/admin/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Row } from '#src/ui/layout/row.tsx'
import styles from './findings.module.css'

/** A fault that readers of the item would notice. */
export interface Finding {
  /** A stable key of the finding, for lists. */
  key: string
  text: string
  /** The position in the text; absent: the finding has no position. */
  position?: number
  /** The link that fixes the finding at its position. */
  remedy?: { label: string; link: { href: string; item: string | null } }
}

interface Props {
  findings: readonly Finding[]
  onGo: (position: number) => void
  /** Absent: the screen offers no remedy. */
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
