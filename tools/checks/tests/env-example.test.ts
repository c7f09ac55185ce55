import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { configSchema } from '@repo/platform/server/config.ts'
import { envText } from '../../makers/env-text.ts'

test('.env.example is what the configuration says; "npm run env-example" writes it', () => {
  const file = join(import.meta.dirname, '../../../.env.example')
  expect(readFileSync(file, 'utf8')).toBe(envText())
})

test('every setting has a meaning', () => {
  const unexplained = Object.entries(configSchema.shape).filter(
    ([, { description }]) => !description,
  )
  expect(unexplained.map(([name]) => name)).toEqual([])
})
