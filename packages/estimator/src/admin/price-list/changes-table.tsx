import { Table } from '@repo/platform/ui/layout/table.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import type { Change } from './cells.ts'
import { cellName, cellText } from './labels.ts'

/** The cells in which two versions of the price list differ. */
export function ChangesTable({ label, changes }: { label: string; changes: readonly Change[] }) {
  return (
    <Table size="dense" heads="quiet" cards="facts" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">From</th>
          <th scope="col">To</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ key, from, to }) => (
          <tr key={key}>
            <th scope="row">{cellName(key)}</th>
            <td>{shown(key, from)}</td>
            <td>
              <Text as="b" weight="medium">
                {shown(key, to)}
              </Text>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function shown(key: string, value: string | undefined) {
  if (value) return cellText(key, value)
  return (
    <Text as="span" tone="muted" weight="normal">
      {value === undefined ? 'none' : 'empty'}
    </Text>
  )
}
