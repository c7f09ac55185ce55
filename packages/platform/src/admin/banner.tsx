import type { ReactNode } from 'react'
import { Row } from '#src/ui/layout/row.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import styles from './banner.module.css'

interface Props {
  tone: 'amber' | 'red'
  children: ReactNode
  actions?: ReactNode
  /** Entries below the message, each with its actions, if any. */
  list?: readonly { key: string; entry: ReactNode; actions?: ReactNode }[] | undefined
  listId?: string
  /** What is around it tells screen readers of it. */
  isToldAround?: boolean
}

/** A message above the content, with actions. */
export function Banner({ tone, children, actions, list, listId, isToldAround }: Props) {
  const role = tone === 'red' ? 'alert' : 'status'
  return (
    <Row
      justify="between"
      gap="100 200"
      align="center"
      className={styles.banner}
      data-tone={tone}
      role={isToldAround ? undefined : role}
    >
      <p>{children}</p>
      {actions && <Row gap="100">{actions}</Row>}
      {list && list.length > 0 && (
        <Stack as="ul" gap="100" id={listId}>
          {list.map(({ key, entry, actions: own }) => (
            <Row as="li" justify="between" gap="075 200" align="center" key={key}>
              <p>{entry}</p>
              {own && <Row gap="100">{own}</Row>}
            </Row>
          ))}
        </Stack>
      )}
    </Row>
  )
}
