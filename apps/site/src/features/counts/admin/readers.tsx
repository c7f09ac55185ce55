import { useState } from 'react'
import { Panel } from '@repo/platform/admin/dashboard.tsx'
import { useDates } from '@repo/platform/admin/dates.ts'
import { counted } from '@repo/platform/admin/queue.tsx'
import { formatNumber } from '@repo/platform/i18n/format.ts'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import type { CountRow } from '../contract.ts'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import styles from './readers.module.css'
import { lastDays, useCounts } from './use-counts.ts'
import { ViewsPlot, ViewsTable } from './views-plot.tsx'

const shownDays = 90
const shownRows = 7

/** On the dashboard: what visitors have read in the last 90 days, and what led to demo requests. */
export function Readers() {
  const [days] = useState(() => lastDays(Date.now(), shownDays))
  const dates = useDates()
  const date = (day: string) => dates.date(`${day}T12:00:00Z`)
  const byDay = useCounts(days, 'day')
  const rows = byDay.data ?? []
  const views = rows.reduce((sum, row) => sum + row.views, 0)
  const requests = rows.reduce((sum, row) => sum + row.requests, 0)
  return (
    <Panel
      title="Page views"
      link={
        <Text tone="muted">{`${counted(views, 'page view', 'page views')}, ${counted(requests, 'demo request', 'demo requests')} in ${shownDays} days`}</Text>
      }
      pending={byDay.isPending}
      error={byDay.error}
      empty={
        rows.length === 0 &&
        `No page views in the last ${shownDays} days. New ones appear here within a minute. Bots and visitors who opt out are not counted.`
      }
    >
      <ViewsPlot days={days} rows={rows} date={date} />
      <ViewsTable rows={rows} date={date} />
      <Tops days={days} />
    </Panel>
  )
}

function Tops({ days }: { days: readonly string[] }) {
  const pages = useCounts(days, 'page,language', 1_000).data ?? []
  const referrers = useCounts(days, 'referrer', shownRows + 1).data ?? []
  const campaigns = useCounts(days, 'campaign', shownRows + 1).data ?? []
  const leading = pages
    .filter(({ requests }) => requests > 0)
    .toSorted((a, b) => b.requests - a.requests)
  return (
    <Columns gap="250 400" className={styles.tops}>
      <Top
        title="Pages"
        unit="Views"
        rows={pages.map(pageRow).filter(isViewed)}
        none="No page views in this period."
      />
      <Top
        title="Pages with demo requests"
        unit="Requests"
        rows={leading.map((row) => ({ ...pageRow(row), count: row.requests }))}
        none="No demo requests from a known page in this period."
      />
      <Top
        title="Referring sites"
        unit="Views"
        rows={referrers.map(referrerRow).filter(isNamed)}
        none="No visits from other sites in this period."
      />
      <Top
        title="Campaigns"
        unit="Views"
        rows={campaigns.map(campaignRow).filter(isNamed)}
        none="No campaigns in this period. Add utm_campaign to a link to count its visits."
      />
    </Columns>
  )
}

interface TopRow {
  name: string
  href?: string
  count: number
}

const isViewed = ({ count }: TopRow) => count > 0
const isNamed = ({ name, count }: TopRow) => name !== '' && count > 0

function pageRow({ page = '', language, views }: CountRow): TopRow {
  const href = `/${language ?? ''}${page && `/${page}`}`
  return { name: href, href, count: views }
}

const referrerRow = ({ referrer = '', views }: CountRow): TopRow => ({
  name: referrer === 'other' ? 'Other' : referrer,
  count: views,
})
const campaignRow = ({ campaign = '', views }: CountRow): TopRow => ({
  name: campaign === 'other' ? 'Other' : campaign,
  count: views,
})

interface TopProps {
  title: string
  unit: string
  rows: readonly TopRow[]
  /** In place of an empty table. */
  none?: string
}

function Top({ title, unit, rows, none }: TopProps) {
  return (
    <section>
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <table>
          <caption>
            <VisuallyHidden>{`${title}, last ${shownDays} days`}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>Name</VisuallyHidden>
              </th>
              <th scope="col">{unit}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shownRows).map(({ name, href, count }) => (
              <tr key={name}>
                <th scope="row">{href ? <a href={href}>{name}</a> : name}</th>
                <td>{formatNumber('en', count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
