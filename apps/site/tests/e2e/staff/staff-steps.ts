import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Role } from '@repo/platform/account/roles.ts'
import { demoRequestsApi } from '#src/features/demo-requests/contract.ts'
import { documentsApi, type DocumentItem } from '#src/features/documents/contract.ts'
import { mediaApi, type MediaItem } from '#src/features/media/contract.ts'
import { newsApi, type NewsItem } from '#src/features/news/contract.ts'
import { calculatorApi, type Run } from '@repo/estimator/contract.ts'
import { exampleA } from '@repo/estimator/model/examples.ts'
import { localeOf } from '@repo/platform/i18n/locales.ts'
import { libraryApi } from '@repo/platform/library/contract.ts'
import { newId } from '@repo/platform/server/id.ts'
import { cheapHash } from '@repo/platform/testing/cheap-hash.ts'
import { signInWords } from '#words/index.ts'
import type { Client } from '@repo/platform/rest/client.ts'
import { pdf } from '#tests/support/library.ts'
import { administrator } from '#tests/support/demo-store-setup.ts'
import type { SiteInChromium } from '../support/site-in-chromium.ts'

/** On the sign-in page; ends where it leads. */
export async function signIn(page: Page, account = administrator): Promise<void> {
  await enterPassword(page, account)
  await page.waitForURL('**/backoffice**')
}

/** On the sign-in page. */
export async function enterPassword(page: Page, account = administrator): Promise<void> {
  const form = page.getByRole('main').locator('form')
  await form.getByLabel('Email', { exact: true }).fill(account.email)
  await form.getByLabel('Password', { exact: true }).fill(account.password)
  await form.getByRole('button', { name: signInWords.en.steps['sign-in'].submit }).click()
}

/** Signed in by a call: the page for it has tests of its own, and would take as long as the test's screen. */
export async function openBackoffice(page: Page, path = '', account = administrator) {
  const { request } = page
  const { origin } = new URL((await request.head('/robots.txt')).url())
  const answer = await request.post('/sessions', { headers: { origin }, data: account })
  expect(answer.status()).toBe(201)
  await page.goto(`/backoffice${path}`)
  await page.getByRole('main').waitFor()
}

/** A new account of the role, made by the command that the README names; that takes a second. */
export function accountByCommand(site: SiteInChromium, role: Role): typeof administrator {
  const email = `${role}-${randomUUID()}@example.com`
  const entry = join(import.meta.dirname, '../../../../../build/server/admin.js')
  const { PATH, HOME } = process.env
  const said = execFileSync(process.execPath, [entry, 'create', email, role], {
    env: { PATH, HOME, DATA_DIR: site.server().dataDir },
    encoding: 'utf8',
  })
  return { email, password: /password (\S+)/.exec(said)![1]! }
}

/** The same, written beside the server. */
export function accountOf(site: SiteInChromium, role: Role): typeof administrator {
  const email = `${role}-${randomUUID()}@example.com`
  const { password } = administrator
  const database = new DatabaseSync(join(site.server().dataDir, 'trilane.sqlite'), {
    timeout: 5_000,
  })
  const now = new Date().toISOString()
  database
    .prepare(
      `insert into account (id, email, name, role, password_hash, date_locale, created_at, updated_at)
       values (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(newId(), email, email, role, cheapHash(password), localeOf.en, now, now)
  database.close()
  return { email, password }
}

let made = 0

/** A published English article without other properties. */
export async function publishArticle(staff: Client, change: object = {}): Promise<NewsItem> {
  made += 1
  const { id } = await staff.call(newsApi.create, {
    body: {
      language: 'en',
      title: `Article number ${made}`,
      permalink: `article-number-${made}`,
      content: '<p>Anchors above the racks.</p>',
      categories: ['Planning'],
      ...change,
    },
  })
  return staff.call(newsApi.publish, { body: { id } })
}

/** An article as its editor shows it: with its unpublished changes. */
export async function editedArticle(staff: Client, id: string) {
  const { changes, ...published } = await staff.call(newsApi.get, { params: { id } })
  return { ...published, ...changes?.item }
}

/** A document with a file of its own that visitors are shown. */
export async function storeDocument(staff: Client): Promise<DocumentItem> {
  const file = await staff.call(libraryApi.upload, { body: { file: pdf() } })
  const { id } = await staff.call(documentsApi.create, {
    body: {
      language: 'en',
      type: 'datasheet',
      title: 'Anchor data sheet',
      description: 'Range, power and protection of the anchors.',
      documentId: file.id,
    },
  })
  return staff.call(documentsApi.activate, { body: { id } })
}

/** A video elsewhere, which no visitor is shown yet. */
export const storeVideo = (staff: Client): Promise<MediaItem> =>
  staff.call(mediaApi.create, {
    body: {
      language: 'en',
      mediaType: 'video',
      title: 'Placing anchors',
      mediaURL: 'https://www.youtube.com/watch?v=abc',
    },
  })

export const requestDemo = (visitor: Client, company: string) =>
  visitor.call(demoRequestsApi.requestDemo, {
    body: { name: 'Ada Example', email: 'ada@example.com', company, country: 'PT' },
  })

/** A stored calculator run of the first worked example. */
export const storeRun = (staff: Client, companyName: string, change: object = {}): Promise<Run> =>
  staff.call(calculatorApi.create, { body: { ...exampleA, companyName, ...change } })

/** Where the public can come across an article of this id and permalink. */
export async function publicPlaces(
  url: string,
  { id, language, permalink }: Pick<NewsItem, 'id' | 'language' | 'permalink'>,
  asked: string,
) {
  const path = `/${language}/${permalink}`
  const search = encodeURIComponent(asked)
  const get = async (address: string) => (await fetch(url + address)).text()
  const answers = async (address: string) => (await fetch(url + address)).status
  const [page, byId, byPermalink, ...texts] = await Promise.all([
    answers(path),
    answers(`/api/news/site/byid/${id}`),
    answers(`/api/news/site/bypermalink/${permalink}`),
    get(`/${language}/news`),
    get(`/${language}/news?search=${search}`),
    get(`/api/news/site/${language}`),
    get(`/api/news/site/${language}?search=${search}`),
    get('/sitemap.xml'),
    get(`/feed-${language}.xml`),
  ])
  const [list, found, listCall, searchCall, sitemap, feed] = texts.map((text) =>
    text.includes(permalink),
  )
  return { page, byId, byPermalink, list, found, listCall, searchCall, sitemap, feed }
}

const listed = {
  list: true,
  found: true,
  listCall: true,
  searchCall: true,
  sitemap: true,
  feed: true,
}

export const everywhere = { page: 200, byId: 200, byPermalink: 200, ...listed }

export const nowhere = {
  page: 404,
  byId: 404,
  byPermalink: 404,
  ...Object.fromEntries(Object.keys(listed).map((place) => [place, false])),
}

/** Whether the keyboard goes on somewhere in the page, and not at the beginning of the document. */
export const hasFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== document.body)
