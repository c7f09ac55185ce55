import { expect, test } from 'vitest'
import { libpqConnection } from './libpq.ts'

const urlFor = (url: string, version = 17) => libpqConnection(url, version).url

test('a password leaves the URL for the environment', () => {
  const { url, environment } = libpqConnection('postgres://site:p%40ss%2Fw%20rd@db:5433/site', 17)
  expect(url).toBe('postgres://site@db:5433/site')
  expect(environment.PGPASSWORD).toBe('p@ss/w rd')
  const given = libpqConnection('postgres://site@db/site?password=p%2Bq&sslmode=disable', 17)
  expect(given.url).toBe('postgres://site@db/site?sslmode=disable')
  expect(given.environment.PGPASSWORD).toBe('p+q')
  expect(libpqConnection('postgres://db/site', 17).environment).not.toHaveProperty('PGPASSWORD')
})

test('libpq gets no parameter that it does not know', () => {
  expect(urlFor('postgres://db/site?host=/var/run/postgresql&max=5&statement_timeout=9')).toBe(
    'postgres://db/site?host=%2Fvar%2Frun%2Fpostgresql',
  )
  expect(urlFor('postgres://db/site?options=-c%20search_path%3Dshop')).toBe(
    'postgres://db/site?options=-c%20search_path%3Dshop',
  )
})

test('certificates are verified where node-postgres verifies them', () => {
  const system = '?sslmode=verify-full&sslrootcert=system'
  for (const query of ['sslmode=require', 'sslmode=prefer', 'sslmode=verify-full', 'ssl=true'])
    expect(urlFor(`postgres://db/site?${query}`), query).toBe(`postgres://db/site${system}`)
  expect(urlFor('postgres://db/site?sslmode=require', 15)).toBe(
    'postgres://db/site?sslmode=verify-full',
  )
  expect(urlFor('postgres://db/site?sslmode=verify-ca&sslrootcert=/ca.pem')).toBe(
    'postgres://db/site?sslrootcert=%2Fca.pem&sslmode=verify-full',
  )
  for (const query of ['sslmode=no-verify', 'ssl=no-verify', 'uselibpqcompat=true&sslmode=require'])
    expect(urlFor(`postgres://db/site?${query}`), query).toBe('postgres://db/site?sslmode=require')
})
