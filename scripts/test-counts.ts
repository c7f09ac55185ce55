import { existsSync, readFileSync } from 'node:fs'

interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** The part of Vitest's JSON report that is read here. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/**
 * Counts of one report. A file that fails before its tests run counts as one failure, and so does a
 * run that ends badly (`exitCode`) without a failed test, as after an error between the tests, or
 * that leaves no report: no breakdown may look like success.
 */
export function readCounts(file: string, exitCode: number): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = report.numFailedTests + brokenFiles.length
  return {
    passed: report.numPassedTests,
    failed: failed || (exitCode === 0 ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

export function addCounts(list: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => list.reduce((total, counts) => total + counts[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}
