import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useClient } from '#src/admin/client.ts'
import { fieldErrorsOf, isCallError, type CallError } from '#src/rest/call-error.ts'
import type { Client } from '#src/rest/client.ts'
import type { DraftSummary, ServerDraft } from '#src/content/draft-calls.ts'
import { cacheKeys } from '../store/content-state.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import type { Outcome, WorkingText } from './draft-writer.ts'
import type { AutosavedDraft } from './draft-store.ts'
import { listOf, textOf, type Values } from '../fields/fields.ts'

export type Summaries = Readonly<Record<string, DraftSummary>>

type Type<Row extends ContentRow, Item extends Row> = Pick<
  ContentType<Row, Item>,
  'name' | 'api' | 'fields'
>

/** Browsers send this much after their page has closed; longer texts may be lost. */
const mostAfterLeaving = 60_000

export type ServerDrafts = ReturnType<typeof createServerDrafts>

/** The user's own autosaved drafts of a type on the server, with their state in the query cache. */
export function createServerDrafts<Row extends ContentRow, Item extends Row>(
  { name, api, fields }: Type<Row, Item>,
  client: Client,
  queries: QueryClient,
) {
  const key = cacheKeys(name).drafts
  const change = (changeOf: (all: Summaries) => Summaries) =>
    queries.setQueryData<Summaries>(key, (all) => all && changeOf(all))
  const list = {
    queryKey: key,
    queryFn: (): Promise<Summaries> => client.call(api.drafts, {}),
  }

  const keep = async (
    body: WorkingText<Record<string, unknown>>,
    isLeaving = false,
  ): Promise<Outcome | 'stale'> => {
    const { size } = new Blob([JSON.stringify(body)])
    if (size > (api.keepDraft.bodyLimit ?? Infinity)) return 'tooLong'
    try {
      const outlives = isLeaving && size < mostAfterLeaving
      const kept = await client.call(api.keepDraft, { body }, { keepalive: outlives })
      change((all) => ({ [kept.id]: kept, ...without(all, kept.id) }))
      return 'autosaved'
    } catch (error) {
      if (!isCallError(error)) return 'failed'
      if (error.errorCode === 'STALE_VERSION') return 'stale'
      if (error.errorCode === 'TOO_LARGE') return 'tooLong'
      return isAtMost(error) ? 'tooMany' : 'failed'
    }
  }

  /** Throws a `CallError`, except for a draft that has already been deleted. */
  async function drop(id: string): Promise<void> {
    try {
      await client.call(api.dropDraft, { params: { id } }, { keepalive: true })
    } catch (error) {
      if (!isCallError(error) || error.code !== 404) throw error
    }
    change((all) => without(all, id))
  }

  return {
    list,
    keep,

    /** The editor that wrote the server's draft, if known. */
    editorOf: (id: string) => queries.getQueryData<Summaries>(key)?.[id]?.editor,

    /** Returns undefined for a missing draft. Throws a `CallError`. */
    async read(id: string): Promise<AutosavedDraft<Values> | undefined> {
      const all = await queries.query({ ...list, staleTime: 0 })
      if (!all[id]) return undefined
      const found = await client.call(api.draft, { params: { id } })
      return {
        id: found.editor || id,
        itemId: itemIdOf(found),
        values: valuesOf(fields, found),
        version: found.baseVersion,
        savedAt: Date.parse(found.savedAt),
      }
    },

    /** Drops the draft of an item if one of these editors wrote it. Throws a `CallError`. */
    async dropOwn(id: string, editors: ReadonlySet<string>): Promise<void> {
      // Another device may have stored its own draft since.
      const all = await queries.query({ ...list, staleTime: 0 })
      const there = all[id]
      if (there && editors.has(there.editor)) await drop(id)
    },

    /** Throws a `CallError`; returns a function that undoes the deletion. */
    async discard(id: string): Promise<() => void> {
      const { baseVersion, editor, values } = await client.call(api.draft, { params: { id } })
      await drop(id)
      return () => void keep({ id, baseVersion, editor, values })
    },
  }
}

/** Returns the values of the form, without keys that have no field. */
const valuesOf = (fields: Type<never, never>['fields'], { values }: ServerDraft): Values =>
  Object.fromEntries(
    [...fields]
      .filter(([field]) => field in values)
      .map(([field, { control }]) => [
        field,
        control === 'chips' ? listOf(values[field]) : textOf(values[field]),
      ]),
  )

/** The account has reached its limit of drafts; other rejections have other fields or rules. */
const isAtMost = (error: CallError): boolean =>
  error.errorCode === 'INVALID_FIELDS' &&
  fieldErrorsOf(error).some(({ field, rule }) => field === 'id' && rule === 'max')

const without = (all: Summaries, id: string): Summaries =>
  Object.fromEntries(Object.entries(all).filter(([other]) => other !== id))

export function useServerDrafts<Row extends ContentRow, Item extends Row>(
  type: Type<Row, Item>,
): ServerDrafts {
  const client = useClient()
  const queries = useQueryClient()
  return useMemo(() => createServerDrafts(type, client, queries), [type, client, queries])
}

/** Returns the server's id for the draft of an item; a new item uses the id of its editor. */
export const serverIdOf = (itemId: string | null, editor: string): string =>
  itemId ?? `${newPrefix}${editor}`

const newPrefix = 'new-'

/** Returns null for a draft without a stored item. */
export const itemIdOf = ({ id }: Pick<DraftSummary, 'id'>): string | null =>
  id.startsWith(newPrefix) ? null : id
