import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { postgresChanges } from './changes.ts'
import { eventually } from '#testing/eventually.ts'
import { createDatabase } from '#testing/postgres.ts'
import { startRelay } from '#testing/relay.ts'

describe('the LISTEN connection', () => {
  test('reconnects once after an outage, and notifies that everything may have changed', async () => {
    const relay = await startRelay(await createDatabase())
    const changes = await postgresChanges(relay.url)
    const received: string[] = []
    changes.listen((topic) => received.push(topic))
    await relay.cut()
    await sleep(3_200)
    await relay.mend()
    await eventually(() => expect(received).toEqual(['*']))
    await sleep(1_200)
    expect([received, relay.count()]).toEqual([['*'], 1])
    await changes.close()
    await eventually(() => expect(relay.count()).toBe(0))
    await relay.cut()
  })

  test('is replaced when it is silently gone', async () => {
    const relay = await startRelay(await createDatabase())
    const changes = await postgresChanges(relay.url, { heartbeatMs: 200 })
    const received: string[] = []
    changes.listen((topic) => received.push(topic))
    await sleep(600)
    expect(received).toEqual([])
    relay.swallow(true)
    await sleep(1_000)
    relay.swallow(false)
    await eventually(() => expect(received).toEqual(['*']))
    await changes.close()
    await relay.cut()
  })

  test('is not reopened after it was closed', async () => {
    const relay = await startRelay(await createDatabase())
    const changes = await postgresChanges(relay.url)
    await relay.cut()
    await changes.close()
    await relay.mend()
    await sleep(1_200)
    expect(relay.count()).toBe(0)
    await relay.cut()
  })
})
