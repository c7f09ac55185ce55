import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#src/rest/endpoint.ts'
import { isCacheableAddress } from './answers.ts'

const list = { query: z.object({ limit: z.coerce.number().optional() }) } as unknown as Endpoint
const call = {} as Endpoint
const isCacheable = (url: string, endpoint: Endpoint) =>
  isCacheableAddress({ url } as FastifyRequest, endpoint)

test('the answer to a call is cached at one address', () => {
  expect(isCacheable('/api/news/site/byid/01a20d40-32d4', call)).toBe(true)
  expect(isCacheable('/api/news/site/en', list)).toBe(true)
  expect(isCacheable('/api/news/site/en?limit=12', list)).toBe(true)
  for (const url of [
    '/api/news/site/en?',
    '/api/news/site/en?&&&',
    '/api/news/site/en?limit=',
    '/api/news/site/en?limit=012',
    '/api/news/site/en?limit=+12',
    '/api/news/site/en?limit=1e1',
    '/api/news/site/en?limit=1000',
    '/api/news/site/en?limit=1&limit=1',
    '/api/news/site/en?LIMIT=1',
    '/api/news/site/en?limit=1#a',
    '/api/news/site/en;a',
    '/api/news/site/en#a',
    '/api/%6eews/site/en',
  ])
    expect(isCacheable(url, list), url).toBe(false)
  expect(isCacheable('/api/news/site/byid/01a20d40-32d4?limit=1', call)).toBe(false)
})
