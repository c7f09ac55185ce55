import { isLang } from '#src/i18n/locales.ts'
import { advisoryLock } from '#src/server/database/advisory-lock.ts'
import type { Platform } from '#src/server/platform.ts'
import { newsInput } from '../contract.ts'
import { createNews, publishNews } from './service.ts'

const files = import.meta.glob<string>('../demo/*/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Adds the demo articles to an empty database; of several starting servers one does. */
export async function seedNews({ store }: Platform): Promise<void> {
  if (await store.db.selectFrom('news').select('id').limit(1).executeTakeFirst()) return
  await store.write([], async (db) => {
    await advisoryLock(db, 'news seed')
    if (await db.selectFrom('news').select('id').limit(1).executeTakeFirst()) return
    /** The first article of each topic, which the others join. */
    const firstOf = new Map<string, string>()
    for (const [path, text] of Object.entries(files)) {
      const { publishedAt, topic, ...article } = readArticle(path, text)
      const input = { ...article, counterpartOf: firstOf.get(topic) }
      const clock = { now: () => new Date(publishedAt) }
      const { row } = await createNews(db, clock, input)
      if (!firstOf.has(topic)) firstOf.set(topic, row.id)
      await publishNews(db, clock, row.id)
    }
  })
}

/** Front matter (`key: value` lines between two `---`), then HTML. */
function readArticle(path: string, text: string) {
  const [, head = '', content = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const facts = Object.fromEntries(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trim()]
    }),
  )
  const language = path.split('/').at(-2)
  if (!isLang(language)) throw new Error(`${path} is not in a folder of a language`)
  const input = newsInput.parse({
    language,
    title: facts.title,
    permalink: facts.permalink,
    categories: facts.categories?.split(',').map((name) => name.trim()),
    content,
  })
  const [topic = ''] = path.split('/').at(-1)!.split('-', 1)
  return { ...input, topic, publishedAt: String(facts.publishedAt) }
}
