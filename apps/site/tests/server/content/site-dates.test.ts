import { expect, test } from 'vitest'
import { documentsApi } from '#src/features/documents/contract.ts'
import { settingsApi } from '#src/features/settings/contract.ts'
import { formatDate } from '@repo/platform/i18n/format.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { wallTime } from '@repo/platform/i18n/zoned-time.ts'
import { createDocument, publishNews } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()
const text = async (path: string) => (await site.request(path)).text()
const choose = (timeZone: string | null) =>
  site.as('admin').call(settingsApi.update, { body: { timeZone } })

// At any instant the one has a later day than the other.
test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', null])(
  'with the time zone %s, the dates of articles, events and documents are those of its days',
  async (timeZone) => {
    await choose(timeZone)
    const days = (iso: string) => wallTime(iso, timeZone ?? 'Europe/London').slice(0, 10)
    for (const language of langs) {
      const { permalink, publishedAt } = await publishNews(site, {
        language,
        categories: ['events', 'press'],
      })
      const { id, createdAt } = await createDocument(site, { language })
      await site.as('editor').call(documentsApi.activate, { body: { id } })
      const written = (iso: string) => formatDate(language, `${days(iso)}T00:00:00Z`)
      for (const path of [`/${permalink}`, '', '/news', '/events', '/press']) {
        const html = await text(`/${language}${path}`)
        const shown = new RegExp(`<time dateTime="${publishedAt}">([^<]*)`).exec(html)?.[1]
        expect([path, shown]).toEqual([path, expect.stringContaining(written(publishedAt!))])
      }
      expect(await text(`/${language}/documents`)).toContain(written(createdAt))
    }
    const { permalink, publishedAt } = await publishNews(site)
    expect(await text('/llms.txt')).toContain(`/en/${permalink}): ${days(publishedAt!)}`)
  },
)

test('a time zone that does not exist is refused at its field', async () => {
  await expect(choose('Europe/Nowhere')).rejects.toMatchObject({
    code: 422,
    error: { fields: [{ field: 'timeZone' }] },
  })
})
