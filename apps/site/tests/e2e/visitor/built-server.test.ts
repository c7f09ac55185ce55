import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { undecodableAddresses } from '@repo/platform/testing/undecodable-addresses.ts'

const build = join(import.meta.dirname, '../../../../../build')

// The suites beside the code run the sources: what the bundler drops is seen here alone.
// A getter that throws where the browser forbids storage stays.
const emptied = /\btry\s*\{\s*(?:return (?!sessionStorage|localStorage)[\w$.]+;?\s*)?\}/

test('the bundler has emptied no block that guards against an error', () => {
  const files = globSync('{server,client}/**/*.js', { cwd: build })
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => emptied.test(readFileSync(join(build, file), 'utf8')))).toEqual([])
})

test.each(undecodableAddresses)(
  'the built server answers “not found” in the language of an address that cannot be decoded: %s',
  async (path) => {
    const response = await fetch(inject('demoStore').sharedUrl + path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain(`<html lang="${path.slice(1, 3)}-`)
  },
)
