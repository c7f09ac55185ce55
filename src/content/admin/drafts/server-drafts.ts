import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useClient } from '#src/admin/client.ts'
import { fieldErrorsOf, isCallError, type CallError } from '#src/rest/call-error.ts'
import type { Client } from '#src/rest/client.ts'
import type { DraftSummary, ServerDraft } from '#src/content/version-calls.ts'
import { cacheKeys } from '../content-state.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import type { Outcome, WorkingText } from './draft-writer.ts'
import type { KeptDraft } from './draft-store.ts'
import { createTabSignal } from './tab-signal.ts'
import { listOf, textOf, type Values } from '../fields/fields.ts'

type Summaries = Readonly<Record<string, DraftSummary>>

type Type<Row extends ContentRow, Item extends Row> = Pick<
  ContentType<Row, Item>,
  'name' | 'api' | 'fields'
>

/** What browsers send after their page has gone; longer texts may arrive, or not. */
const mostAfterLeaving = 60_000

export type ServerDrafts = ReturnType<typeof createServerDrafts>

/** One's own unsaved texts of a type on the server; the query cache holds what is known of them. */
export function createServerDrafts<Row extends ContentRow, Item extends Row>(
  { name, api, fields }: Type<Row, Item>,
  client: Client,
  queries: QueryClient,
) {
  const key = cacheKeys(name).drafts
  const tabs = createTabSignal('drafts')
  const change = (changeOf: (all: Summaries) => Summaries) =>
    queries.setQueryData<Summaries>(key, (all) => all && changeOf(all))

  const calls = {
    list: {
      queryKey: key,
      queryFn: (): Promise<Summaries> => client.call(api.drafts, {}),
    },

    /** The options of `useQuery` for one of them. */
    one: (summary: DraftSummary) =>
      ({
        queryKey: [...key, summary.id, summary.savedAt],
        queryFn: () => calls.read(summary),
        staleTime: Infinity,
        retry: false,
      }) as const,

    /** As it is now: another device may have written since it was listed. */
    read: ({ id }: DraftSummary): Promise<ServerDraft> =>
      client.call(api.draft, { params: { id } }),

    /** The values of the form; what it has no field for is left out. */
    valuesOf: ({ values }: ServerDraft): Values =>
      Object.fromEntries(
        [...fields]
          .filter(([field]) => field in values)
          .map(([field, { control }]) => [
            field,
            control === 'chips' ? listOf(values[field]) : textOf(values[field]),
          ]),
      ),

    async keep(body: WorkingText<Record<string, unknown>>, isLeaving = false): Promise<Outcome> {
      const { size } = new Blob([JSON.stringify(body)])
      if (size > (api.keepDraft.bodyLimit ?? Infinity)) return 'tooLong'
      try {
        const outlives = isLeaving && size < mostAfterLeaving
        const kept = await client.call(api.keepDraft, { body }, { keepalive: outlives })
        change((all) => ({ [kept.id]: kept, ...without(all, kept.id) }))
        return 'kept'
      } catch (error) {
        if (!isCallError(error)) return 'failed'
        if (error.errorCode === 'TOO_LARGE') return 'tooLong'
        if (isAtMost(error)) return 'tooMany'
        if (error.errorCode !== 'STALE_VERSION') return 'failed'
        await queries.invalidateQueries({ queryKey: key, exact: true })
        return 'held'
      }
    },

    /** Throws a `CallError`; that it is gone already is none. */
    async drop(id: string): Promise<void> {
      try {
        await client.call(api.dropDraft, { params: { id } }, { keepalive: true })
      } catch (error) {
        if (!isCallError(error) || error.code !== 404) throw error
      }
      change((all) => without(all, id))
      tabs.tell(name)
    },
  }

  return {
    ...calls,

    /** Another tab has dropped a text, and can be later than what is known here. Returns how to end it. */
    followOtherTabs: () =>
      tabs.listen((type) => {
        if (type === name) void queries.invalidateQueries({ queryKey: key, exact: true })
      }),

    /** Throws a `CallError`; returns how to take it back. */
    async discard(summary: DraftSummary): Promise<() => void> {
      const { id, baseVersion, editor, ...draft } = await calls.read(summary)
      const text = { id, baseVersion, editor, values: draft.values }
      await calls.drop(id)
      return () => void calls.keep(text)
    },

    /** Of a draft that this device keeps: returns how to take it back. */
    dropCopy(
      all: Summaries | undefined,
      itemId: string | null,
      { id: editor, version, values }: Copied,
    ): () => void {
      const copy = all?.[serverIdOf(itemId, editor)]
      if (copy?.editor !== editor) return noMatter
      void calls.drop(copy.id).catch(noMatter)
      return () => void calls.keep({ id: copy.id, baseVersion: version, editor, values })
    },
  }
}

type Copied = Pick<KeptDraft<Values>, 'id' | 'version' | 'values'>

/** The account keeps as many as it may; another field, or another rule, is refused for another reason. */
const isAtMost = (error: CallError): boolean =>
  error.errorCode === 'INVALID_FIELDS' &&
  fieldErrorsOf(error).some(({ field, rule }) => field === 'id' && rule === 'max')

/** Quietly: whoever waits for it keeps the text on the device anyway. */
const noMatter = () => {}

const without = (all: Summaries, id: string): Summaries =>
  Object.fromEntries(Object.entries(all).filter(([other]) => other !== id))

export function useServerDrafts<Row extends ContentRow, Item extends Row>(
  type: Type<Row, Item>,
): ServerDrafts {
  const client = useClient()
  const queries = useQueryClient()
  return useMemo(() => createServerDrafts(type, client, queries), [type, client, queries])
}

/** Under which the server keeps the text of an item; of one that is not stored yet, by its editor. */
export const serverIdOf = (itemId: string | null, editor: string): string =>
  itemId ?? `${newPrefix}${editor}`

const newPrefix = 'new-'

/** Null: of an item that is not stored yet. */
export const itemIdOf = ({ id }: Pick<DraftSummary, 'id'>): string | null =>
  id.startsWith(newPrefix) ? null : id

const none: readonly DraftSummary[] = []

/**
 * Those that no editor of this device has written: it keeps the texts of its own itself, as new as
 * they are on the server or newer. Last changed first.
 */
export const writtenElsewhere = (
  all: Summaries | undefined,
  here: readonly { id: string }[],
): readonly DraftSummary[] => {
  const own = new Set(here.map(({ id }) => id).filter((id) => id !== ''))
  return all ? Object.values(all).filter(({ editor }) => !own.has(editor)) : none
}

/** Whether the server keeps one that another editor has written and nobody has taken over. */
export const isForeign = (
  there: DraftSummary | undefined,
  ours: ReadonlySet<string>,
): there is DraftSummary => there !== undefined && !ours.has(there.editor)

/** What is known of them; nothing where one may not write. */
export function useServerDraftList(drafts: ServerDrafts, mayWrite = true): Summaries | undefined {
  return useQuery({ ...drafts.list, enabled: mayWrite }).data
}
