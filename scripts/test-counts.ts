import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Names of the tests that failed, each with the first line of its error. */
  failures: string[]
  /** Names of the tests that passed only on a retry: each has a race condition to fix. */
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
    assertionResults: Test[]
  }[]
}

interface Test {
  status: string
  fullName: string
  /** The errors of the first try, of a test that passed. */
  failureMessages: string[]
}

/**
 * Counts the results of one report. Three breakdowns count as one failure each, so that none looks
 * like success: a file that fails before its tests, a bad exit code without a failed test, a
 * missing report.
 */
export function readCounts(file: string, exitCode: number): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, failures: [], retried: [] }
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
    failures: [
      ...brokenFiles.map(({ name }) => basename(name)),
      ...namesOf(report, ({ status }) => status === 'failed'),
    ],
    retried: namesOf(
      report,
      ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
    ),
  }
}

const namesOf = ({ testResults }: Report, isMeant: (test: Test) => boolean): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(isMeant)
      .map(({ fullName, failureMessages: [error = ''] }) =>
        [`${basename(name)}: ${fullName.trim()}`, error.split('\n', 1)[0]].join('\n    '),
      ),
  )
