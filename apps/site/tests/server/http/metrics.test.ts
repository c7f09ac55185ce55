import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProduct, type Product } from '#src/product.ts'
import { readConfig } from '@repo/platform/server/config.ts'
import type { Metrics } from '@repo/platform/server/metrics/metrics.ts'
import { createMetrics, serveMetrics } from '@repo/platform/server/metrics/prometheus.ts'
import { newStorePlace } from '@repo/platform/testing/database.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { freePort } from '@repo/platform/testing/free-port.ts'
import { externals } from '#tests/support/product.ts'

let product: Product
let metrics: Metrics
let url: string
let metricsUrl: string

beforeAll(async () => {
  const { dataDir, databaseUrl = '' } = await newStorePlace()
  const port = await freePort()
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    METRICS_PORT: String(port),
  })
  metrics = createMetrics()
  product = await openProduct(config, { ...externals, metrics })
  url = await product.app.listen({ host: '127.0.0.1', port: 0 })
  const server = await serveMetrics(metrics, config)
  metricsUrl = `http://127.0.0.1:${port}/metrics`
  return () => server.close()
})
afterAll(() => product.close())

const read = async () => (await fetch(metricsUrl)).text()

test('answers are counted by route, method and status, cached pages as such', async () => {
  await fetch(`${url}/en`).then((answer) => answer.text())
  await fetch(`${url}/en`).then((answer) => answer.text())
  await fetch(`${url}/api/news/site/en`).then((answer) => answer.text())
  await fetch(`${url}/api/health`, { method: 'PROPFIND' }).then((answer) => answer.text())
  await eventually(async () => {
    const text = await read()
    for (const labels of [
      'route="/:lang(^(?:en|de|es|fr|it|pt)$)",method="GET",status="200"',
      'route="memory",method="GET",status="200"',
      'route="/api/news/site/:lang",method="GET",status="200"',
      'route="unknown",method="other",status="405"',
    ])
      expect(text).toContain(`http_request_duration_seconds_count{${labels}} `)
  })
})

test('queues, cached pages, the outbox and the process are shown', async () => {
  const text = await read()
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  expect(value('requests_waiting')).toBe(0)
  expect(value('queries_waiting')).toBe(0)
  expect(value('page_cache_bytes')).toBeGreaterThan(1_000)
  expect(value('outbox_failed_entries')).toBe(0)
  expect(value('outbox_oldest_waiting_mail_seconds')).toBe(0)
  expect(value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(1e6)
})

test('what cannot be read is not a number, and the rest is shown', async () => {
  metrics.gauge({ name: 'out_of_reach', help: 'None', read: () => Promise.reject(new Error()) })
  expect(await read()).toMatch(/^out_of_reach Nan$/im)
})

test('the port of the metrics answers nothing else, and the site does not answer them', async () => {
  const elsewhere = await fetch(metricsUrl.replace('/metrics', '/en'))
  expect(elsewhere.status).toBe(404)
  const onTheSite = await fetch(`${url}/metrics`)
  expect(await onTheSite.text()).not.toContain('http_request_duration_seconds')
})
