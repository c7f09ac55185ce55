import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openStore } from '@repo/platform/server/database/store.ts'
import { newStorePlace } from '@repo/platform/testing/database.ts'
import { aroundMigration, clean, dirty, hidden, lines } from '#tests/support/dirty-text.ts'

const name = '0064-clean-stored-copies'
const { older, own } = aroundMigration(name)
const now = '2026-01-02T03:04:05.678Z'

/** As long as texts were compared so. */
const hashOf = (element: string, text: string) => shortHash(`${element} ${text}`)
const shortHash = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 14)

test('copies of texts are cleaned wherever they can be read, and nothing else of them changes', async () => {
  const place = await newStorePlace()
  const old = await openStore(place, older)
  const { db } = old
  await sql`insert into account (id, email, name, role, password_hash, date_locale, created_at, updated_at)
    values ('u', 'u@example.com', 'User', 'editor', '', 'en-GB', ${now}, ${now})`.execute(db)
  const mail = {
    to: 'a\u200b@example.com',
    replyTo: 'b\u202c@example.com',
    subject: dirty('Request from'),
    text: `Name: ${dirty('Ada')}\n\u00a0\u202f\n`,
    headers: { 'List-Unsubscribe': '<https://example.com/?t=abc>' },
  }
  const event = { type: 'lead.created', createdAt: now, data: { name: dirty('Ada'), count: 3 } }
  const outbox = (
    id: string,
    kind: string,
    payload: object | null,
    recipient: string | null,
  ) => sql`
    insert into outbox (id, kind, payload, recipient, subject, run_at, created_at, updated_at)
    values (${id}, ${kind}, ${JSON.stringify(payload)}, ${recipient},
      ${payload && dirty('Request from')}, ${now}, ${now}, ${now})`
  await outbox('1', 'mail', mail, mail.to).execute(db)
  await outbox('2', 'webhook', event, 'example.com').execute(db)
  await outbox('3', 'mail', null, null).execute(db)

  const changes = {
    title: dirty('Title'),
    author: hidden,
    categories: [dirty('A'), 'B'],
    event: { start: now, place: dirty('Hall 3') },
    content: `<p>${dirty('Text')}</p>`,
    published: true,
  }
  await sql`insert into content_revision (id, kind, item_id, version, at, action, fields, changes, file_ids)
    values ('r', 'news', 'n', 7, ${now}, 'update', '[]', ${JSON.stringify(changes)}, '[]'),
      ('s', 'media', 'm', 2, ${now}, 'update', '[]', ${JSON.stringify({ description: dirty('About') })}, '[]')`.execute(
    db,
  )
  const form = {
    title: dirty('Draft'),
    author: hidden,
    description: '',
    categories: [dirty('A')],
    event: JSON.stringify({ place: dirty('Hall 3') }),
    content: `<p>${dirty('Text')}</p>`,
  }
  await sql`insert into content_draft (account_id, kind, id, title, form, saved_at)
    values ('u', 'news', 'x', 'as it was', ${JSON.stringify(form)}, ${now})`.execute(db)
  for (const [id, view] of [
    ['v1', dirty('Mine')],
    ['v2', `Taken${hidden}`],
    ['v3', 'Taken'],
  ])
    await sql`insert into saved_view (id, account_id, list, name, search)
      values (${id}, 'u', 'leads', ${view}, ${JSON.stringify({ search: `Ada${hidden}`, state: 'new' })})`.execute(
      db,
    )

  // The source has been cleaned, and what its translation was approved against has not.
  await sql`insert into news (id, family, language, title, sort_title, content, summary, categories,
      permalink, published, active, version, created_at, updated_at)
    values ('n', 'n', 'en', ${clean('Title')}, '', '<p>Text</p>', '', '[]', 'n', ${true}, ${true}, 7,
      ${now}, ${now})`.execute(db)
  const content = hashOf('p', 'Text')
  const before = { title: [hashOf('text', dirty('Title'))], content: [content] }
  const blocks = [
    { field: 'title', element: 'text', text: dirty('Title') },
    { field: 'content', element: 'p', text: 'Text' },
  ]
  await sql`insert into item_text (kind, item_id, digest, hashes)
    values ('news', 'n', 'same', ${JSON.stringify(before)})`.execute(db)
  await sql`insert into approved_text (kind, item_id, source_id, digest, hashes, blocks)
    values ('news', 't', 'n', 'same', ${JSON.stringify(before)}, ${JSON.stringify(blocks)})`.execute(
    db,
  )
  await old.close()

  const store = await openStore(place, own)
  const all = async (table: string, order = 'id') =>
    (
      await sql<Record<string, unknown>>`
        select * from ${sql.table(table)} order by ${sql.ref(order)}`.execute(store.db)
    ).rows
  expect(await all('outbox')).toMatchObject([
    {
      recipient: 'a@example.com',
      subject: clean('Request from'),
      payload: {
        to: 'a@example.com',
        replyTo: 'b@example.com',
        subject: clean('Request from'),
        text: `Name: ${lines('Ada')}\n\u00a0\u202f\n`,
        headers: mail.headers,
      },
      updated_at: now,
    },
    { recipient: 'example.com', payload: { ...event, data: { name: lines('Ada'), count: 3 } } },
    { recipient: null, subject: null, payload: null },
  ])
  expect(await all('content_revision')).toMatchObject([
    {
      version: 7,
      at: now,
      changes: {
        title: clean('Title'),
        author: null,
        categories: [clean('A'), 'B'],
        event: { start: now, place: clean('Hall 3') },
        content: changes.content,
        published: true,
      },
    },
    { changes: { description: lines('About') } },
  ])
  expect(await all('content_draft')).toMatchObject([
    {
      title: 'as it was',
      saved_at: now,
      form: { ...form, title: clean('Draft'), author: '', categories: [clean('A')] },
    },
  ])
  expect(await all('saved_view')).toMatchObject([
    { name: clean('Mine'), search: { search: 'Ada', state: 'new' } },
    // Another view of the list has the name.
    { name: `Taken${hidden}`, search: { search: 'Ada' } },
    { name: 'Taken' },
  ])
  const [text] = await all('item_text', 'item_id')
  const [approved] = await all('approved_text', 'item_id')
  const hashes = { title: [hashOf('text', clean('Title'))], content: [content] }
  expect([text!['hashes'], approved!['hashes']]).toEqual([hashes, hashes])
  expect(approved!['blocks']).toEqual([{ ...blocks[0], text: clean('Title') }, blocks[1]])
  expect(text!['digest']).toBe(approved!['digest'])
  expect(text!['digest']).not.toBe('same')
  await store.close()
  rmSync(place.dataDir, { recursive: true })
})
