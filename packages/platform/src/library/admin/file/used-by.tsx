import { Link } from '@tanstack/react-router'
import { useMay } from '#src/account/admin/account-store.ts'
import { counted } from '#src/admin/queue.tsx'
import { RecordPanel } from '#src/admin/record/record.tsx'
import type { UsedFile } from '#src/library/contract.ts'
import { placeOf } from './use-place.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Text } from '#src/ui/layout/text.tsx'

/** Where a file is used: each item with its language, and whether visitors see it. */
export function UsedBy({ uses }: Pick<UsedFile, 'uses'>) {
  const mayDelete = useMay('library:write')
  return (
    <RecordPanel
      title={uses.length ? `Used in ${counted(uses.length, 'place', 'places')}` : 'Unused'}
    >
      {uses.length === 0 ? (
        <Text tone="muted">This file is not public.{mayDelete && ' You can delete it.'}</Text>
      ) : (
        <Stack as="ul" gap="100">
          {uses.map((use) => {
            const { to, note } = placeOf(use)
            return (
              <Stack as="li" key={`${use.kind} ${use.id}`}>
                {to ? <Link to={to}>{use.title}</Link> : use.title}
                <Text as="span" size="chart" tone="muted">
                  {note}
                </Text>
              </Stack>
            )
          })}
        </Stack>
      )}
    </RecordPanel>
  )
}
