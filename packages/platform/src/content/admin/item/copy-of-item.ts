import { fillIn } from '#src/i18n/fill-in.ts'
import { maxLength } from '#src/rest/lengths.ts'
import { isCallError } from '#src/rest/call-error.ts'
import type { Client } from '#src/rest/client.ts'
import { titlesWords } from '#words/index.ts'
import { proposalIn } from '../store/permalink-proposal.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import { proposePermalink } from '#src/content/propose-permalink.ts'

/** Whom it belongs to and when it is shown is not copied. */
const ownOnly: ReadonlySet<string> = new Set(['counterpartOf', 'publishAt', 'hideAt'])

/** The fields of a new item that says what this one says. */
export function copyOf<Row extends ContentRow, Item extends Row>(
  { api, fields }: Pick<ContentType<Row, Item>, 'api' | 'fields'>,
  item: Item,
): Record<string, unknown> {
  const called = fillIn(titlesWords[item.language].copyOf, { title: item.title })
  const title = called.slice(0, maxLength.title)
  const kept = Object.entries(item).filter(
    ([key]) => key in api.create.body.shape && !ownOnly.has(key),
  )
  const addresses = [...fields].flatMap(([key, { control }]) =>
    control === 'permalink'
      ? [[key, proposePermalink(title, item.language) || 'copy'] as const]
      : [],
  )
  return { ...Object.fromEntries(kept), ...Object.fromEntries(addresses), title }
}

/** Stores a copy as a draft of its own, under a free permalink; returns its id. */
export async function duplicateItem<Row extends ContentRow, Item extends Row>(
  type: Pick<ContentType<Row, Item>, 'api' | 'fields'>,
  client: Client,
  item: Item,
): Promise<string> {
  const body = copyOf(type, item)
  const create = (more: object) => client.call(type.api.create, { body: { ...body, ...more } })
  const stored = await create({}).catch((error: unknown) => {
    const permalink = isCallError(error) && proposalIn(error)
    if (!permalink) throw error
    return create({ permalink })
  })
  return stored.id
}
