import { expect, test } from 'vitest'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { newAddress, readersOf } from '#tests/support/newsletter.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct({ RATE_LIMITS: 'on', PUBLIC_URL: 'http://www.example.com' })
const { subscribe, mailTo } = readersOf(() => site)

test('a mailbox gets three mails a day for whoever asks, however its address is spelt', async () => {
  for (let n = 0; n < 6; n += 1)
    expect((await subscribe(`V${n % 2 ? 'ictim' : 'ICTIM'}+${n}@example.com`)).status).toBe(200)
  const other = newAddress()
  await subscribe(other)
  await mailTo(other)
  const sent = site.mails.filter(({ to }) => to.startsWith('victim'))
  await eventually(() => expect(sent).toHaveLength(3))
})

test('the answer takes the same time for a known address, a new one and one with too many mails', async () => {
  const email = newAddress()
  for (const address of [email, email, 'victim+new@example.com']) {
    const began = performance.now()
    await subscribe(address)
    expect(performance.now() - began).toBeGreaterThan(95)
  }
})
