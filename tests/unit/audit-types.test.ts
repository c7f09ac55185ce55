import { expect, test } from 'vitest'
import { auditTypes } from '#src/account/audit-contract.ts'
import { describeCall, endpoints } from '#src/api.ts'
import { forms } from '#src/site-server.ts'

const typesOf = (path: string) =>
  Object.entries(auditTypes).flatMap(([type, paths]) =>
    paths.some((one) => path === one || path.startsWith(`${one}/`)) ? [type] : [],
  )

/** Calls that store nothing, and the estimate of a visitor, which is no account's. */
const unlogged = [
  'form estimate',
  '/api/health',
  '/api/ready',
  '/api/service/ipinfo',
  '/api/content/families',
  '/api/content/changers',
  '/api/content/links',
  '/api/content/translated-links',
  '/api/counts',
]

test('every call and every form belongs to one type, by which the audit log is filtered', () => {
  const paths = [
    ...Object.values(endpoints).map(({ path }) => path),
    ...Object.keys(forms).map((name) => `form ${name}`),
  ]
  const without = paths.filter((path) => typesOf(path).length !== 1)
  expect(without.filter((path) => !unlogged.includes(path))).toEqual([])
})

test('every call and every form is told in words, in which no file types or conditions are listed', () => {
  const calls = [
    ...Object.values(endpoints).map(({ method, path }) => `${method} ${path}`),
    ...Object.keys(forms)
      .map((name) => `form ${name}`)
      .filter((name) => !unlogged.includes(name))
      .map((name) => `POST ${name}`),
  ]
  expect(calls.filter((call) => describeCall(call) === call)).toEqual([])
  expect(calls.map(describeCall).filter((words) => /[:;“]/.test(words))).toEqual([])
  expect(describeCall('POST form sign-in')).toBe('Sign in')
  expect(describeCall('POST /api/library/file')).toBe('Upload a file')
})
