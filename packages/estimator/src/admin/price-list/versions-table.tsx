import { useMay } from '@repo/platform/account/admin/account-store.ts'
import { useDates } from '@repo/platform/admin/dates.ts'
import { Button } from '@repo/platform/admin/form/button.tsx'
import { Table } from '@repo/platform/ui/layout/table.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import type { PriceListVersion } from '../../price-list-contract.ts'
import { RestoreVersion } from './restore-version.tsx'
import styles from './versions.module.css'

interface Props {
  versions: readonly PriceListVersion[]
  onCompare: (pair: { from: number; to: number }) => void
}

export function VersionsTable({ versions, onCompare }: Props) {
  const dates = useDates()
  const writes = useMay('prices:write')
  const oldest = versions.at(-1)?.version
  return (
    <div className={styles.versions}>
      <Table size="dense" cards="facts" aria-label="Published versions">
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">Published</th>
            <th scope="col">By</th>
            <th scope="col">Note</th>
            <td>
              <VisuallyHidden>Actions</VisuallyHidden>
            </td>
          </tr>
        </thead>
        <tbody>
          {versions.map(({ version, publishedAt, publishedBy, note }, index) => (
            <tr key={version}>
              <th scope="row">
                {version}
                {index === 0 && (
                  <Text as="span" tone="measured">
                    {' '}
                    in use
                  </Text>
                )}
              </th>
              <td>
                <time dateTime={publishedAt} title={dates.full(publishedAt)}>
                  {dates.dateTime(publishedAt)}
                </time>
              </td>
              <td>{publishedBy ? (publishedBy.name ?? 'a deleted account') : 'Software'}</td>
              <td>{note ?? 'Supplied with the software.'}</td>
              <td>
                {version !== oldest && (
                  <Button
                    variant="link"
                    aria-label={`View changes in version ${version}`}
                    onClick={() => onCompare({ from: versions[index + 1]!.version, to: version })}
                  >
                    View changes
                  </Button>
                )}
                {writes && index > 0 && <RestoreVersion version={version} />}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
