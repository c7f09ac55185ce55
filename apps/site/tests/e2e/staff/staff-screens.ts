import type { Page, Request } from 'playwright-core'
import { usersApi } from '@repo/platform/account/users-contract.ts'
import type { router } from '#src/backoffice.tsx'
import { claimsApi } from '#src/features/claims/contract.ts'
import { documentsApi } from '#src/features/documents/contract.ts'
import { mediaApi } from '#src/features/media/contract.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { newsletterApi } from '#src/features/newsletter/contract.ts'
import { outboxApi } from '#src/features/outbox/contract.ts'
import { priceListApi } from '@repo/estimator/price-list-contract.ts'
import { libraryApi } from '@repo/platform/library/contract.ts'
import type { Client } from '@repo/platform/rest/client.ts'
import { picture } from '#tests/support/library.ts'
import { priceListData } from '#tests/support/price-lists.ts'
import { publishArticle, requestDemo, storeDocument, storeRun, storeVideo } from './staff-steps.ts'

/** A pattern of the map of routes, such as `/news/$id`. */
export type Screen = keyof typeof router.routesByPath

/** Stores something for every list; answers an address for each screen of the map of routes. */
export async function storeForScreens(staff: Client): Promise<Record<Screen, string>> {
  const item = await publishArticle(staff, { title: 'Anchors', permalink: `anchors-${Date.now()}` })
  const [document, video] = [await storeDocument(staff), await storeVideo(staff)]
  const image = await staff.call(libraryApi.upload, { body: { file: await picture() } })
  const lead = await requestDemo(staff, 'Halle West')
  const [run, other] = [await storeRun(staff, 'Halle West'), await storeRun(staff, 'Halle Ost')]
  await staff.call(newsletterApi.subscribe, { body: { email: 'ada@example.com' } })
  await staff.call(priceListApi.saveDraft, { body: { table: priceListData() } })
  for (const [api, made] of [
    [newsApi, await publishArticle(staff, { permalink: `away-${Date.now()}` })],
    [documentsApi, await storeDocument(staff)],
    [mediaApi, await storeVideo(staff)],
  ] as const)
    await staff.call(api.remove, { params: { id: made.id } })
  const first = (ids: object) => Object.keys(ids)[0]!
  const subscription = first(await staff.call(newsletterApi.list, { query: {} }))
  const entry = first(await staff.call(outboxApi.list, { query: {} }))
  const claim = first(await staff.call(claimsApi.list, {}))
  const user = first(await staff.call(usersApi.list, { query: {} }))
  return {
    '/': '/',
    '/account': '/account',
    '/news': '/news',
    '/news/trash': '/news/trash',
    '/news/categories': '/news/categories',
    '/news/$id': `/news/${item.id}`,
    '/documents': '/documents',
    '/documents/trash': '/documents/trash',
    '/documents/$id': `/documents/${document.id}`,
    '/media': '/media',
    '/media/trash': '/media/trash',
    '/media/$id': `/media/${video.id}`,
    '/library': '/library',
    '/library/$id': `/library/${image.id}`,
    '/languages': '/languages',
    '/leads': '/leads',
    '/leads/$id': `/leads/${lead.id}`,
    '/calculator': '/calculator',
    '/calculator/new': '/calculator/new',
    '/calculator/compare': `/calculator/compare?a=${run.id}&b=${other.id}`,
    '/calculator/$id': `/calculator/${run.id}`,
    '/prices': '/prices',
    '/prices/draft': '/prices/draft',
    '/subscriptions': '/subscriptions',
    '/subscriptions/$id': `/subscriptions/${subscription}`,
    '/outbox': '/outbox',
    '/outbox/$id': `/outbox/${entry}`,
    '/users': '/users',
    '/users/roles': '/users/roles',
    '/users/$id': `/users/${user}`,
    '/audit': '/audit',
    '/personal-data': '/personal-data?email=ada%40example.com',
    '/settings': '/settings',
    '/claims': '/claims',
    '/claims/$id': `/claims/${claim}`,
    '/api': '/api',
  }
}

/**
 * Goes to screens of the application once it is open, without loading it again; made before, so that it
 * knows what is still on its way then.
 */
export function screenWalker(page: Page) {
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return async (address: string): Promise<void> => {
    await page.evaluate((path) => history.pushState({}, '', `/backoffice${path}`), address)
    let quiet = 0
    while (quiet < 2) {
      const isDrawn = await page.evaluate(isAtRest)
      quiet = isDrawn && pending.size === 0 ? quiet + 1 : 0
    }
  }
}

/** After two frames: has the screen its heading, and is no part of it on its way? */
const isAtRest = () =>
  new Promise<boolean>((resolve) =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        const main = document.querySelector('main')
        resolve(
          !!main?.querySelector('h1') && !main.querySelector('main > output, [aria-busy=true]'),
        )
      }, 20),
    ),
  )
