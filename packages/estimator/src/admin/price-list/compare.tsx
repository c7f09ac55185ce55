import { useQuery } from '@tanstack/react-query'
import { useClient } from '@repo/platform/admin/client.ts'
import { ErrorView } from '@repo/platform/admin/error-view.tsx'
import { Select } from '@repo/platform/admin/form/select.tsx'
import {
  priceListApi,
  type PriceListVersion,
  type WholeVersion,
} from '../../price-list-contract.ts'
import { cellsOf, changesBetween } from './cells.ts'
import { ChangesTable } from './changes-table.tsx'
import { countOf } from './draft-header.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './versions.module.css'

interface Pair {
  from: number
  to: number
}

interface Props {
  versions: readonly PriceListVersion[]
  pair: Pair
  onChange: (pair: Pair) => void
}

/** Compares any two versions. */
export function Compare({ versions, pair, onChange }: Props) {
  const [from, to] = [useVersion(pair.from), useVersion(pair.to)]
  const options = versions.map(({ version }) => ({
    value: String(version),
    label: `Version ${version}`,
  }))
  const failed = [from, to].find(({ error }) => error)
  const changes =
    from.data && to.data && changesBetween(cellsOf(from.data.table), cellsOf(to.data.table))
  return (
    <section className={styles.compare}>
      <h2>Changes between versions</h2>
      <Row gap="100 150" align="center" className={styles.pair}>
        <Select
          label="From"
          options={options}
          value={String(pair.from)}
          onChange={(value) => onChange({ ...pair, from: Number(value) })}
        />
        <span aria-hidden="true">→</span>
        <Select
          label="To"
          options={options}
          value={String(pair.to)}
          onChange={(value) => onChange({ ...pair, to: Number(value) })}
        />
        <p role="status">{changes && countOf(changes.length)}</p>
      </Row>
      {failed?.error && <ErrorView error={failed.error} onRetry={() => void failed.refetch()} />}
      {changes && changes.length > 0 && (
        <ChangesTable label={`From version ${pair.from} to version ${pair.to}`} changes={changes} />
      )}
    </section>
  )
}

/** Cached permanently, since a published version never changes. */
function useVersion(version: number) {
  const client = useClient()
  return useQuery<WholeVersion>({
    queryKey: ['prices', 'version', version],
    queryFn: () => client.call(priceListApi.get, { params: { version: String(version) } }),
    staleTime: Infinity,
  })
}
