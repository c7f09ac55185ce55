import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openStore } from '@repo/platform/server/database/store.ts'
import { newStorePlace } from '@repo/platform/testing/database.ts'
import { aroundMigration, clean, dirty, hidden, lines } from '#tests/support/dirty-text.ts'

const name = '0063-clean-stored-text'
const { older, own } = aroundMigration(name)
const now = '2026-01-02T03:04:05.678Z'

const family = '👩\u200d🚀 می\u200cخواهم'

test('texts that are stored are cleaned, on every kind of row, and no version or time changes', async () => {
  const place = await newStorePlace()
  const old = await openStore(place, older)
  const { db } = old
  const article = (id: string, title: string, event: string | null, author: string | null) => sql`
    insert into news (id, family, language, title, sort_title, content, summary, description, author,
      categories, event, permalink, published, active, version, created_at, updated_at)
    values (${id}, ${id}, 'en', ${title}, 'as it was', ${`<p>${dirty('Text')}</p>`}, 'as it was',
      ${dirty('Description')}, ${author}, ${JSON.stringify([dirty('A'), clean('A'), hidden, 'B'])},
      ${event}, ${`a-${id}`}, ${true}, ${true}, 7, ${now}, ${now})`
  // More than the migration reads at a time.
  for (let n = 1000; n < 1600; n += 1)
    await article(
      `${n}`,
      n % 100 ? family : dirty('Title'),
      n === 1000 ? JSON.stringify({ start: now, place: dirty('Hall 3'), link: null }) : null,
      n === 1000 ? dirty('Author') : hidden,
    ).execute(db)
  await article('hidden', hidden, null, null).execute(db)
  await sql`insert into library_file (id, hash, name, mime_type, size, alpha, alt, created_at, updated_at)
    values ('f', 'h', ${dirty('File')}, 'application/pdf', 1, ${false},
      ${JSON.stringify({ en: dirty('Alt'), de: '', fr: hidden })}, ${now}, ${now})`.execute(db)
  await sql`insert into documents (id, family, language, title, description, active, version, created_at,
      updated_at, type, document_id)
    values ('d', 'd', 'en', ${dirty('Sheet')}, ${dirty('About')}, ${true}, 7, ${now}, ${now}, 'brochure',
      'f')`.execute(db)
  await sql`insert into media (id, family, language, title, description, active, version, created_at,
      updated_at, media_type, media_url)
    values ('m', 'm', 'en', ${dirty('Film')}, ${hidden}, ${true}, 7, ${now}, ${now}, 'video', '')`.execute(
    db,
  )
  await sql`insert into lead (id, name, email, phone, country, company, jobtitle, comments, state,
      version, created_at, updated_at)
    values ('l', ${dirty('Name')}, ${'a\u200b@example.com'}, ${'+44\u202f1 23\u202c'}, 'DE', ${dirty('Company')},
      ${hidden}, ${dirty('Comment')}, 'new', 7, ${now}, ${now})`.execute(db)
  await sql`insert into lead_event (id, lead_id, at, kind, value)
    values ('n', 'l', ${now}, 'note', ${dirty('Note')})`.execute(db)
  for (const [id, email] of [
    ['s1', 'b\u200b@example.com'],
    ['s2', 'c\u200b@example.com'],
    ['s3', 'c@example.com'],
  ])
    await sql`insert into subscription (id, email, state, created_at, updated_at)
      values (${id}, ${email}, 'confirmed', ${now}, ${now})`.execute(db)
  await sql`insert into account (id, email, name, role, password_hash, date_locale, created_at, updated_at)
    values ('u', 'u@example.com', ${dirty('User')}, 'editor', '', 'en-GB', ${now}, ${now})`.execute(
    db,
  )
  await sql`insert into library_usage (file_id, kind, item_id, title, visible)
    values ('f', 'documents', 'd', ${dirty('Sheet')}, ${true})`.execute(db)
  await sql`insert into content_trash (id, kind, title, language, item, deleted_at)
    values ('t', 'documents', ${dirty('Gone')}, 'en',
      ${JSON.stringify({ id: 't', title: dirty('Gone'), description: dirty('About'), version: 7 })},
      ${now})`.execute(db)
  await sql`insert into content_draft (account_id, kind, id, title, form, saved_at)
    values ('u', 'news', 'x', ${dirty('Draft')}, '{}', ${now})`.execute(db)
  await sql`insert into claim (id, condition, owner, note, version, updated_at)
    values ('c', ${dirty('Condition')}, ${hidden}, ${JSON.stringify({ en: dirty('Note') })}, 7, ${now})`.execute(
    db,
  )
  await sql`insert into settings (id, data, version, updated_at)
    values ('company', ${JSON.stringify({ offices: [{ city: dirty('City'), days: 5 }] })}, 7, ${now})`.execute(
    db,
  )
  await old.close()

  const store = await openStore(place, own)
  const all = async (table: string) =>
    (
      await sql<Record<string, unknown>>`select * from ${sql.table(table)} order by id`.execute(
        store.db,
      )
    ).rows
  const news = await all('news')
  expect(news).toHaveLength(601)
  for (const row of news) {
    expect(row).toMatchObject({
      categories: [clean('A'), 'B'],
      description: clean('Description'),
      content: `<p>${dirty('Text')}</p>`,
      summary: 'as it was',
      sort_title: 'as it was',
      version: 7,
      updated_at: now,
    })
    const isDirty = row['id'] !== 'hidden' && Number(row['id']) % 100 === 0
    expect(row['title']).toBe(row['id'] === 'hidden' ? hidden : isDirty ? clean('Title') : family)
    expect(row['author']).toBe(row['id'] === '1000' ? clean('Author') : null)
  }
  expect(news[0]).toMatchObject({ event: { start: now, place: clean('Hall 3'), link: null } })
  const stamp = { version: 7, updated_at: now }
  expect(await all('documents')).toMatchObject([
    { title: clean('Sheet'), description: lines('About'), ...stamp },
  ])
  expect(await all('media')).toMatchObject([{ title: clean('Film'), description: '', ...stamp }])
  expect(await all('lead')).toMatchObject([
    {
      name: clean('Name'),
      email: 'a@example.com',
      phone: '+44 1 23',
      company: clean('Company'),
      jobtitle: null,
      comments: lines('Comment'),
      ...stamp,
    },
  ])
  expect(await all('lead_event')).toMatchObject([{ value: lines('Note'), at: now }])
  expect((await all('subscription')).map(({ email }) => email)).toEqual([
    'b@example.com',
    // Another subscription has the address.
    'c\u200b@example.com',
    'c@example.com',
  ])
  expect(await all('account')).toMatchObject([{ name: clean('User') }])
  expect(await all('library_file')).toMatchObject([
    { name: clean('File'), alt: { en: clean('Alt'), de: '' }, updated_at: now },
  ])
  expect((await all('library_file'))[0]!['alt']).not.toHaveProperty('fr')
  expect(await all('content_trash')).toMatchObject([
    {
      title: clean('Gone'),
      item: { id: 't', title: clean('Gone'), description: lines('About'), version: 7 },
    },
  ])
  expect(await all('content_draft')).toMatchObject([{ title: clean('Draft'), saved_at: now }])
  expect(await all('claim')).toMatchObject([
    { condition: lines('Condition'), owner: null, note: { en: lines('Note') }, ...stamp },
  ])
  expect(await all('settings')).toMatchObject([
    { data: { offices: [{ city: clean('City'), days: 5 }] }, ...stamp },
  ])
  const { rows } = await sql`select title from library_usage`.execute(store.db)
  expect(rows).toEqual([{ title: clean('Sheet') }])
  await store.close()
  rmSync(place.dataDir, { recursive: true })
})
