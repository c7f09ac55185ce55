import { demoRequestsApi } from '#src/features/demo-requests/contract.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { calculatorApi } from '@repo/estimator/contract.ts'
import { exampleA } from '@repo/estimator/model/examples.ts'
import { usersApi } from '@repo/platform/account/users-contract.ts'
import type { Client } from '@repo/platform/rest/client.ts'

const word = (length: number) => 'Flurfoerderzeug'.repeat(40).slice(0, length)
const longPermalink = 'a'.repeat(120)
const rightToLeft = 'شركة التخزين الذكي (برلين) '

/** 76 characters, as many as a colleague's address has been seen to have. */
export const longEmail = `${word(62)}@example.com`

/** Fills the product with what people can write where nothing is broken by spaces. */
export async function storeLongData(staff: Client) {
  const { id: lead } = await staff.call(demoRequestsApi.requestDemo, {
    body: {
      name: word(200),
      email: longEmail,
      phone: '+49 (0)30 1234-567 000000000000000000000',
      company: word(200),
      country: 'GB',
      jobtitle: word(200),
      subsector: rightToLeft.repeat(7).trim(),
      industry: 'luxury',
      usecase: 'performance-monitoring',
      comments: `${rightToLeft}${word(600)}`,
    },
  })
  await staff.call(demoRequestsApi.requestDemo, {
    body: { name: rightToLeft, email: 'rtl@example.com', company: rightToLeft, country: 'AE' },
  })
  const { id: article } = await staff.call(newsApi.create, {
    body: {
      language: 'en',
      title: word(200),
      permalink: longPermalink,
      content: `<h2>${word(300)}</h2><p>${word(500)} <a href="https://example.com/">${word(200)}</a></p>`,
      categories: [word(60), `${word(59)}x`, rightToLeft.slice(0, 50).trim()],
    },
  })
  await staff.call(newsApi.publish, { body: { id: article } })
  const run = { ...exampleA, companyName: word(120) }
  const runs = [
    await staff.call(calculatorApi.create, { body: run }),
    await staff.call(calculatorApi.create, { body: run }),
  ] as const
  const user = await staff.call(usersApi.create, {
    body: { email: longEmail, name: word(100), role: 'viewer' },
  })
  return { lead, article, runs, user, permalink: longPermalink, category: word(60) }
}

type Stored = Awaited<ReturnType<typeof storeLongData>>

export const staffPaths = ({ lead, article, runs: [first, second] }: Stored) => [
  '',
  '/news',
  `/news/${article}`,
  `/news?search=${word(90)}`,
  '/leads',
  `/leads/${lead}`,
  '/calculator',
  `/calculator/${first.id}`,
  `/calculator/compare?a=${first.id}&b=${second.id}`,
  '/prices',
  '/prices/draft',
  '/users',
  '/audit',
  '/outbox',
  '/account',
  '/api',
  `/${word(100)}`,
]

/** Pages that show no text of anybody's are measured by the tests of visitors. */
export const publicPaths = ({ permalink, category }: Stored) => [
  '/en',
  `/en/${permalink}`,
  '/en/news',
  `/en/news?category=${category}`,
  `/en/news?search=${word(90)}`,
  `/en/${word(90)}`,
]
