import { expect, test } from 'vitest'
import { purgedTags, tagsOf } from './cdn-tags.ts'
import { anyTopic, touches } from './database/topics.ts'

const parts = ['news', 'news list', 'a,b', 'de']
const topics = [
  ...parts,
  ...parts.flatMap((one) => parts.map((other) => `${one}/${other}`)),
  ...parts.flatMap((one) => parts.map((other) => `${one}/list/${other}`)),
]

test('a write purges by its tags exactly the pages that it changes', () => {
  for (const written of [...topics, anyTopic])
    for (const page of topics) {
      const tags = new Set(tagsOf([page]))
      const isPurged = purgedTags([written]).some((tag) => tags.has(tag))
      expect([written, page, isPurged]).toEqual([written, page, touches(written, page)])
    }
})

test('a tag does not name the id of an item', () => {
  const id = '019f3c52-7a10-7c44-9d3e-5b21c0a4e6f8'
  const written = purgedTags([`news/item/${id}`])
  expect([...written, ...tagsOf([`news/item/${id}`])].join()).not.toContain(id)
  expect(tagsOf([`news/item/${id}`]).some((tag) => written.includes(tag))).toBe(true)
})

test('tags have neither commas nor spaces, and each is there once', () => {
  const tags = tagsOf(topics)
  expect(tags.filter((tag) => /[,\s]/.test(tag))).toEqual([])
  expect(new Set(tags).size).toBe(tags.length)
})
