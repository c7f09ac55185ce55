import type { Browser } from 'playwright-core'
import { findChromium, launchChromium } from '@repo/platform/testing/chromium.ts'
import type { Figures, Line, Section } from './line.ts'
import { onDemo } from './servers.ts'
import { required } from '@repo/platform/values/required.ts'
import { listedItems } from '@repo/platform/testing/answered.ts'
import { z } from 'zod'

const pages = {
  home: '/en',
  'text page': '/en/terms',
  'page with drawings': '/en/rtls',
  prices: '/en/pricing',
  'list of news': '/en/news',
  documents: '/en/documents',
  'demo form': '/en/request-demo',
  simulator: '/en/simulator',
}

const kinds = { document: 'HTML', stylesheet: 'CSS', script: 'JavaScript' } as const
const isKind = (type: string): type is keyof typeof kinds => type in kinds

/** What a first visit fetches until the network is quiet, in bytes as sent: compressed, without headers. */
export async function measureBytes(): Promise<Section> {
  const title = 'Bytes and requests of a first visit'
  if (!findChromium())
    return { title, lines: [], note: 'Chromium is missing: apt-get install chromium (Debian).' }
  const lines = await onDemo(async ({ url }) => {
    const browser = await launchChromium()
    try {
      const article = await newestArticle(url)
      const measured: Line[] = []
      for (const [name, path] of Object.entries({ ...pages, article }))
        measured.push({ name, figures: await visit(browser, url + path) })
      return measured
    } finally {
      await browser.close()
    }
  })
  return { title, lines }
}

async function newestArticle(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/news/site/en?limit=1`)
  const [article] = await listedItems(answer, { permalink: z.string() })
  return `/en/${required(article, 'an article').permalink}`
}

async function visit(browser: Browser, address: string): Promise<Figures> {
  // The first answer may be one that is not compressed yet.
  const headers = { 'accept-encoding': 'br' }
  for (let encoding: string | null = null; encoding !== 'br';)
    encoding = (await fetch(address, { headers })).headers.get('content-encoding')
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const bytes = { HTML: 0, CSS: 0, JavaScript: 0, other: 0 }
    let requests = 0
    const sizes: Promise<void>[] = []
    page.on('requestfinished', (request) => {
      if (!request.url().startsWith('http')) return
      requests += 1
      const type = request.resourceType()
      const add = (size: number) => (bytes[isKind(type) ? kinds[type] : 'other'] += size)
      sizes.push(request.sizes().then(({ responseBodySize }) => void add(responseBodySize)))
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    await Promise.all(sizes)
    return { ...bytes, requests }
  } finally {
    await context.close()
  }
}
