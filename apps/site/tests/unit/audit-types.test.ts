import { expect, test } from 'vitest'
import { auditTypes } from '@repo/platform/account/audit-contract.ts'
import { endpoints } from '#src/api.ts'
import { describeCall } from '#src/audit-sentences.ts'
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

test('every call that may write, and every form, is told in a sentence for people', () => {
  const calls = [
    ...Object.values(endpoints)
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path }) => `${method} ${path}`),
    ...Object.keys(forms)
      .filter((name) => !unlogged.includes(`form ${name}`))
      .map((name) => `POST form ${name}`),
  ]
  expect(calls.filter((call) => describeCall(call) === call)).toEqual([])
  expect(
    calls.map(describeCall).filter((words) => /[:;“]|\b(answers?|calls?)\b/.test(words)),
  ).toEqual([])
  expect(describeCall('POST form sign-in')).toBe('Sign-in')
  expect(describeCall('PUT /api/news/publish')).toBe('Published the article')
})
