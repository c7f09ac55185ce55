import { z } from 'zod'
import { claimKeys } from '@repo/platform/facts/claim-list.ts'
import { createdId } from '@repo/platform/testing/answered.ts'
import { demoRequestTexts } from '@repo/site/tests/support/factories.ts'
import type { Attacked } from './attacked.ts'
import { inParallel } from './in-parallel.ts'
import { hostileAddresses, xssPayloads } from './xss-payloads.ts'

/** Where the payloads went. */
export interface Planted {
  /** Pages on which visitors see them. */
  site: string[]
  /** Screens on which staff see them. */
  screens: string[]
  /** How many texts were taken. */
  taken: number
  /** How many were refused, as no telephone number has markup. */
  refused: number
}

const stored = z.object({ id: z.string() })

/** Puts every payload through every text and rich-text door. */
export async function plant(server: Attacked, admin: string): Promise<Planted> {
  const planted: Planted = { site: [...lists], screens: [...screens], taken: 0, refused: 0 }
  const store = async (
    method: string,
    path: string,
    json: unknown,
  ): Promise<string | undefined> => {
    const answer = await server.send(method, path, json, admin)
    if (answer.status >= 500) throw new Error(`${method} ${path} is answered ${answer.status}`)
    if (answer.ok) planted.taken += 1
    else planted.refused += 1
    return answer.ok && answer.status !== 204
      ? stored.safeParse(await answer.json()).data?.id
      : undefined
  }
  const upload = uploader(server, admin)

  await inParallel(xssPayloads, 4, async (payload, n) => {
    const name = payload.slice(0, 200)
    const title = payload.slice(0, 160)
    const id = await store('POST', '/api/news', {
      language: 'en',
      title,
      permalink: `attack-${n}`,
      content: `<p>Before</p>${payload}<p>${payload}</p><blockquote>${payload}</blockquote>`,
      categories: [payload.slice(0, 60)],
    })
    if (id) {
      await store('PUT', '/api/news/publish', { id })
      planted.site.push(`/en/attack-${n}`)
      planted.screens.push(`/backoffice/news/${id}`)
    }
    const lead = await store('POST', '/api/service/requestdemo', {
      ...demoRequestTexts(payload),
      email: `ada${n}@example.com`,
      country: 'PT',
    })
    if (lead) {
      await store('POST', '/api/leads/note', { id: lead, text: payload })
      planted.screens.push(`/backoffice/leads/${lead}`)
    }
    await store('POST', '/users', { email: `user${n}@example.com`, name, role: 'viewer' })
    await store('POST', '/api/newsletter/subscribe', {
      email: `${payload.slice(0, 60)}@example.com`,
    })
    const file = await upload(`${payload.slice(0, 150)}.pdf`)
    if (!file) return
    planted.taken += 1
    await store('PUT', '/api/library/file', { id: file, name: `${title}.pdf`, alt: { en: title } })
    const described = { language: 'en', title, description: payload }
    const document = { ...described, type: 'datasheet', documentId: file }
    const made = await store('POST', '/api/documents', document)
    if (made) await store('PUT', '/api/documents/activate', { id: made })
    const mediaURL = 'https://www.youtube.com/watch?v=abc'
    const media = await store('POST', '/api/media', { ...described, mediaType: 'video', mediaURL })
    if (media) await store('PUT', '/api/media/activate', { id: media })
    if (n % 10 === 0)
      for (const [where, item] of Object.entries({
        documents: made,
        media,
        library: file,
      }))
        if (item) planted.screens.push(`/backoffice/${where}/${item}`)
  })
  await plantSingles(store)
  return planted
}

const lists = [
  '/en',
  '/en/news',
  '/en/documents',
  '/en/videos',
  '/en/events',
  '/en/press',
  '/en/contact',
  '/en/terms',
] as const

const screens = [
  '',
  '/news',
  '/documents',
  '/media',
  '/library',
  '/languages',
  '/leads',
  '/subscriptions',
  '/outbox',
  '/users',
  '/audit',
  '/calculator',
  '/prices',
  '/claims',
  '/settings',
  '/account',
  '/personal-data?email=ada1@example.com',
].map((path) => `/backoffice${path}`)

/** Doors of which there is one: each payload takes the place of the one before. */
async function plantSingles(
  store: (method: string, path: string, json: unknown) => Promise<unknown>,
): Promise<void> {
  for (const [n, payload] of xssPayloads.entries()) {
    const text = payload.slice(0, 200)
    if (n % 20 === 0) {
      const legal = {
        name: text,
        registration: text,
        vatNumber: text.slice(0, 40),
        registeredOffice: text,
        responsiblePerson: text,
      }
      await store('PUT', '/api/settings', { legal })
      await store('PUT', '/account', { dateLocale: 'en-GB', name: text })
    }
    if (n < claimKeys.length * 4) {
      const id = claimKeys[n % claimKeys.length]
      await store('PUT', '/api/claims', {
        id,
        condition: payload,
        method: payload,
        owner: text,
        note: { en: payload },
      })
    }
    await store('PUT', '/account/views', {
      name: text.slice(0, 60),
      list: 'news',
      search: { search: text },
    })
  }
  for (const url of hostileAddresses) {
    await store('PUT', '/api/settings', { socialLinks: [{ name: 'x', url }] })
    await store('POST', '/api/media', {
      language: 'en',
      title: 'x',
      mediaType: 'video',
      mediaURL: url,
    })
  }
}

function uploader({ url }: Attacked, cookie: string) {
  let made = 0
  return async (name: string): Promise<string | undefined> => {
    const form = new FormData()
    form.append('file', new File([`%PDF-1.7\n% ${(made += 1)}\n%%EOF\n`], name))
    const answer = await fetch(`${url}/api/library/file`, {
      method: 'POST',
      headers: { cookie, origin: url },
      body: form,
    })
    return answer.ok ? createdId(answer) : undefined
  }
}
