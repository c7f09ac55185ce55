import { expect, test } from 'vitest'
import { auditTypes } from '#src/account/audit-contract.ts'
import { endpoints } from '#src/api.ts'
import { forms } from '#src/site-server.ts'

const typesOf = (path: string) =>
  Object.entries(auditTypes).flatMap(([type, paths]) =>
    paths.some((one) => path === one || path.startsWith(`${one}/`)) ? [type] : [],
  )

/** Calls that store nothing, and the estimate of a visitor, which is no account's. */
const unlogged = [
  'form estimate',
  '/api/service/ipinfo',
  '/api/content/families',
  '/api/content/changers',
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
