import { useId, type ReactNode } from 'react'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import styles from './settings.module.css'

interface Props<T> {
  label: string
  value: readonly T[] | null
  /** What applies without a list of one's own. */
  inherited: readonly T[]
  nameOf: (item: T) => string
  onChange: (value: readonly T[] | null) => void
  children: (list: readonly T[]) => ReactNode
}

/** A list of one's own, which may be empty, in place of the one that applies otherwise. */
export function OwnList<T>({ label, value, inherited, nameOf, onChange, children }: Props<T>) {
  const id = useId()
  return (
    <Stack gap="150" className={styles.list}>
      <Row as="p" unbroken gap="100" align="center">
        <input
          type="checkbox"
          id={id}
          checked={value !== null}
          onChange={({ target }) => onChange(target.checked ? inherited : null)}
        />
        <label htmlFor={id}>{label}</label>
      </Row>
      {value === null ? (
        <Text tone="muted">
          Taken from the server configuration:{' '}
          {inherited.length ? inherited.map(nameOf).join(', ') : 'none'}
        </Text>
      ) : (
        children(value)
      )}
    </Stack>
  )
}
