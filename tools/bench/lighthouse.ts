/**
 * Lighthouse as a phone sees home, the news, an article, the demo form and the prices: the median of
 * three runs. A run that failed is told in one line and left out of the median. npm fetches Lighthouse
 * for this bench alone: with its 98 packages it would be a third of every installation.
 * Arguments: paths to measure instead, as in "/de /de/news", or "all": every page in English, and one
 * in each of the other languages.
 */
import { execFile } from 'node:child_process'
import { delimiter, dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { isPageName } from '@repo/platform/facts/page-names.ts'
import { ensureBuilt } from '@repo/site/bundler/build-stamp.ts'
import { startBuiltServer } from '@repo/platform/testing/built-server.ts'
import { findChromium } from '@repo/platform/testing/chromium.ts'
import { quantile } from '@repo/platform/values/quantile.ts'

const run = promisify(execFile)
const lighthouse = 'lighthouse@13.5.0'
const runs = 3
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The browser of the visitor whom the default page does not know: its prices are another country's.
  '--lang=en-US',
]

interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>
}

/** The server sends a page as it is until it has compressed it; in production all pages are drawn ahead. */
async function untilCompressed(url: string) {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(url)
    await answer.arrayBuffer()
    if (answer.headers.has('content-encoding')) return
    await sleep(50)
  }
}

async function measure(url: string): Promise<Report> {
  const path = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`
  const { stdout } = await run(
    'npx',
    ['--yes', lighthouse, url, '--output=json', '--quiet', `--chrome-flags=${flags.join(' ')}`],
    { env: { ...process.env, PATH: path, CHROME_PATH: findChromium() }, maxBuffer: 2 ** 26 },
  )
  return JSON.parse(stdout) as Report
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** What counts in a category and is not perfect in any run, speed left out: the figures tell of that. */
function flaws(reports: readonly Report[]): string[] {
  const found = reports.flatMap(({ categories, audits }) =>
    Object.entries(categories)
      .filter(([name]) => name !== 'performance')
      .flatMap(([, { auditRefs }]) => auditRefs.filter(({ weight }) => weight > 0))
      .flatMap(({ id }) => audits[id] ?? [])
      .filter(({ score }) => score !== null && score < 1),
  )
  return [...new Set(found.map(({ title }) => title))]
}

/** What one run reported; nothing if Lighthouse, or the browser under it, gave up. */
async function attempt(url: string, number: number): Promise<Report[]> {
  try {
    return [await measure(url)]
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error)
      .split('\n')
      .filter((line) => /error|failed|unable/i.test(line) && !line.startsWith('Command failed'))
    console.warn(`${url}: run ${number} of ${runs} failed: ${reason ?? 'no reason given'}`)
    return []
  }
}

async function row(url: string) {
  await untilCompressed(url)
  const reports: Report[] = []
  // One after the other: two at once would measure each other.
  for (let number = 1; number <= runs; number += 1) reports.push(...(await attempt(url, number)))
  if (reports.length === 0) return { runs: 0 }
  const score = (name: string) =>
    Math.round(100 * median(reports.map(({ categories }) => categories[name]?.score ?? NaN)))
  const figure = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? 0))
  return {
    runs: reports.length,
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'LCP s': Number((figure('largest-contentful-paint') / 1000).toFixed(2)),
    'TBT ms': Math.round(figure('total-blocking-time')),
    CLS: Number(figure('cumulative-layout-shift').toFixed(3)),
    flaws: flaws(reports).join('; '),
  }
}

const usual = ['/en', '/en/news', '/en/what-up-to-10-cm-means', '/en/request-demo', '/en/pricing']
const inOthers = ['/de', '/es/pricing', '/fr/rtls', '/it/logistics', '/pt/request-demo']

/** The article for all of its kind, and every page that the sitemap lists. */
async function everyPage(site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>[^<]*?(\/en(?:\/([^<]*))?)<\/loc>/g)]
    .filter(([, , name]) => !name || isPageName(name))
    .map(([, path = '']) => path)
  return [...new Set([...usual, ...paths, ...inOthers])]
}

if (!ensureBuilt()) process.exit(1)
const server = await startBuiltServer()
try {
  const given = process.argv.length > 2 ? process.argv.slice(2) : usual
  const paths = given[0] === 'all' ? await everyPage(server.url) : given
  const table: Record<string, Awaited<ReturnType<typeof row>>> = {}
  for (const path of paths) {
    table[path] = await row(server.url + path)
    console.log(path, table[path].performance)
  }
  console.table(table)
} finally {
  await server.stop()
}
