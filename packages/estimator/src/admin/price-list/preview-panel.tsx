import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useClient } from '@repo/platform/admin/client.ts'
import { Button } from '@repo/platform/admin/form/button.tsx'
import { averagePaybackMonths } from '@repo/platform/facts/claims.ts'
import { priceListApi, type Preview } from '../../price-list-contract.ts'
import type { PriceListData } from '../../price-list-schema.ts'
import { figuresOf, months, type Figure } from './effect.ts'
import { Table } from '@repo/platform/ui/layout/table.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import styles from './preview.module.css'

interface Props extends ShownPreview {
  invalid: boolean
}

/** The results of the two worked examples and of the portfolio, published and with the draft. */
export function PreviewPanel({ preview, fresh, retry, invalid }: Props) {
  return (
    <Stack as="aside" gap="150" className={styles.panel} aria-label="Preview">
      <h2>Published → draft</h2>
      <p className={styles.state} role="status">
        {invalid
          ? 'Correct the marked values to see the effect on payback.'
          : stateOf(fresh, retry !== undefined)}
      </p>
      {retry && !invalid && <Button onClick={retry}>Try again</Button>}
      {preview && (
        <Columns gap="200 400" align="start" className={styles.figures}>
          {figuresOf(preview).map((group) => (
            <Figures key={group.title} {...group} />
          ))}
        </Columns>
      )}
      {preview && fresh && preview.warnings.length > 0 && (
        <p className={styles.warning} role="status">
          {claimWarning(preview)}
        </p>
      )}
      <p className={styles.state}>
        “Under {averagePaybackMonths} months” was a target while the model was built, so the example
        sites are not independent evidence. See the <a href="/en/pricing#method">method</a>.
      </p>
    </Stack>
  )
}

function stateOf(fresh: boolean, failed: boolean): string {
  if (failed) return 'The effect could not be calculated. Try again.'
  return fresh ? 'This comparison is up to date.' : 'Calculating…'
}

export function claimWarning({ draft }: Preview): string {
  const { mean } = draft.portfolio
  const now =
    mean === null ? 'would never be reached at some sites' : `would be ${months(mean, 2)} months`
  return `The average payback ${now}. The website says under ${averagePaybackMonths} months.`
}

/** A table of results: published, and with the draft. */
export function Figures({ title, figures }: { title: string; figures: readonly Figure[] }) {
  return (
    <Table size="dense" heads="quiet" className={styles.group}>
      <caption>{title}</caption>
      <tbody>
        {figures.map(({ name, before, after }) => (
          <tr key={name} data-changed={before !== after || undefined}>
            <th scope="row">{name}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const pauseMs = 350

interface ShownPreview {
  preview: Preview | undefined
  /** Whether it was calculated from the current cells. */
  fresh: boolean
  /** Present where it could not be calculated. */
  retry: (() => void) | undefined
}

/** Fetches the preview of the price list when the typing pauses. */
export function usePreview(priceList: PriceListData | null): ShownPreview {
  const client = useClient()
  const [asked, setAsked] = useState(priceList)
  useEffect(() => {
    if (!priceList || priceList === asked) return
    const timer = setTimeout(() => setAsked(priceList), pauseMs)
    return () => clearTimeout(timer)
  }, [priceList, asked])
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    queryKey: ['prices', 'preview', asked],
    queryFn: () => client.call(priceListApi.preview, { body: { ...(asked && { table: asked }) } }),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
  const fresh =
    priceList !== null && priceList === asked && data !== undefined && !isPlaceholderData
  const retry = isError && priceList === asked ? () => void refetch() : undefined
  return { preview: data, fresh: fresh && !isError, retry }
}
