/**
 * The table: how fast the built product is, beside its targets, nginx and raw node:http. Arguments:
 * parts of it (cached drawn calls demo-requests bytes start growth growth-postgres; absent: all, about
 * an hour); --peer <address> measures another product's page beside ours, as often as it is given;
 * --json <file> keeps the figures, --compare <file> prints how they have changed since that run;
 * --seconds <4> for each line; --up-to <100000> news; --stores <folder> keeps filled stores for further
 * runs. Needs wrk; nginx, Chromium and PostgreSQL where they are installed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '@repo/site/bundler/build-stamp.ts'
import { measureBytes } from './table/bytes.ts'
import { measureCached } from './table/cached.ts'
import { measureCalls } from './table/calls.ts'
import { figuresOf, nothingBefore } from './table/compare.ts'
import { measureDemoRequests } from './table/demo-requests.ts'
import { measureDrawn } from './table/drawn.ts'
import { measureGrowth, measureGrowthOnPostgres } from './table/growth.ts'
import { printHead, printSection } from './table/print.ts'
import { findWrk, howToInstall } from './table/programs.ts'
import { newReport, type Report } from './table/report.ts'
import { measureStart } from './table/start.ts'
import { keysOf } from '@repo/platform/values/records.ts'

const parts = {
  cached: measureCached,
  drawn: measureDrawn,
  calls: measureCalls,
  'demo-requests': measureDemoRequests,
  bytes: measureBytes,
  start: measureStart,
  growth: measureGrowth,
  'growth-postgres': measureGrowthOnPostgres,
}
type Part = keyof typeof parts

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    peer: { type: 'string', multiple: true, default: [] },
    json: { type: 'string' },
    compare: { type: 'string' },
    seconds: { type: 'string', default: '4' },
    'up-to': { type: 'string', default: '100000' },
    stores: { type: 'string' },
  },
})

const isPart = (name: string): name is Part => Object.hasOwn(parts, name)
const unknown = positionals.filter((name) => !isPart(name))
if (unknown.length)
  throw new Error(`The table has no part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}`)
const chosen = positionals.length ? positionals.filter(isPart) : keysOf(parts)

const before = values.compare
  ? figuresOf(JSON.parse(readFileSync(values.compare, 'utf8')) as Report)
  : nothingBefore
const settings = {
  peers: values.peer,
  seconds: Number(values.seconds),
  sizes: [100, 1_000, 10_000, 100_000].filter((size) => size <= Number(values['up-to'])),
  stores: values.stores,
}

if (!findWrk()) throw new Error(howToInstall('wrk'))
if (!ensureBuilt()) process.exit(1)
const report = newReport()
console.log(printHead(report))
for (const part of chosen) {
  const section = await parts[part](settings)
  report.sections.push(section)
  console.log(`\n${printSection(section, before)}`)
  if (values.json) writeFileSync(values.json, JSON.stringify(report, undefined, 2))
}
