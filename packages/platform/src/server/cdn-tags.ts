import { hash } from 'node:crypto'
import { anyTopic } from './database/topics.ts'

/** Of every page: what purges all of them. */
const every = 'all'

/**
 * The tags of a page that depends on topics. A topic that lies below another carries that one's tag with
 * a star: a write to `news` purges what depends on `news/list/de` (`touches` in `topics.ts`).
 */
export const tagsOf = (dependsOn: readonly string[]): string[] => [
  ...new Set(
    [every, ...dependsOn.flatMap((topic) => [topic, ...above(topic).map(below)])].map(tag),
  ),
]

/** The tags of all pages that a write to these topics changes. */
export const purgedTags = (written: Iterable<string>): string[] => [
  ...new Set(
    [...written]
      .flatMap((topic) => (topic === anyTopic ? [every] : [topic, below(topic), ...above(topic)]))
      .map(tag),
  ),
]

/** `news/list` and `news` for `news/list/de`. */
const above = (topic: string): string[] => {
  const parts = topic.split('/')
  return parts.slice(1).map((_, n) => parts.slice(0, n + 1).join('/'))
}

const below = (topic: string): string => `${topic}/*`

/**
 * A list of tags is separated by commas, and holds no spaces. Ids are hashed: a page depends on hidden items too, and
 * its headers are public.
 */
const tag = (topic: string): string =>
  encodeURI(topic.replaceAll(id, (one) => hash('sha256', one).slice(0, 16))).replaceAll(',', '%2C')

const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
