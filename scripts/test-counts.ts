import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Names of the tests that passed at the second try only: each has a race to be mended. */
  retried: string[]
}

/** The part of Vitest's JSON report that is read here. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    /** The errors of a test that passed are those of its first try. */
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/**
 * Counts of one report. A file that fails before its tests run counts as one failure, and so does a
 * run that ends badly (`exitCode`) without a failed test, as after an error between the tests, or
 * that leaves no report: no breakdown may look like success.
 */
export function readCounts(file: string, exitCode: number): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, retried: [] }
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
    retried: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
        .map(({ fullName, failureMessages: [error = ''] }) =>
          [`${basename(name)}: ${fullName.trim()}`, error.split('\n', 1)[0]].join('\n    '),
        ),
    ),
  }
}

export function addCounts(list: readonly Counts[]): Counts {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    list.reduce((total, counts) => total + counts[key], 0)
  const retried = list.flatMap((counts) => counts.retried)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), retried }
}
