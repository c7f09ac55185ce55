import { useEffect, useEffectEvent, useMemo } from 'react'
import { useAccount } from '#src/account/admin/account-store.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import { knownValues, sameValues, type Values } from '../fields/fields.ts'
import type { ItemForm } from '../item/use-item-form.ts'
import { createDraftStore, listDrafts, type KeptDraft } from './draft-store.ts'
import { deviceState, saveState } from './save-state.ts'
import { serverIdOf, useServerDrafts } from './server-drafts.ts'
import { useDraft } from './use-draft.ts'
import { useServerCopy } from './use-server-copy.ts'

interface Options<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  form: ItemForm<Row, Item>
  readOnly: boolean
  /** What a new translation begins with. */
  starts?: Values | undefined
  /** The id of a draft that a new item begins with, whatever it was of. */
  begunWith?: string | undefined
  /** The draft cannot be continued before one has chosen. */
  onConflict: (kept: KeptDraft<Values>) => void
}

/** Another new text would take the place of the translation, with its language and without its source. */
const isSameTranslation = (starts: Values) => (values: Values) =>
  values.counterpartOf === starts.counterpartOf && values.language === starts.language

export type ItemDraft = ReturnType<typeof useItemDraft>

/**
 * The working draft of an item: one for each account, on this device at once, and on the server soon
 * after for the others.
 */
export function useItemDraft<Row extends ContentRow, Item extends Row>(
  options: Options<Row, Item>,
) {
  const { type, form, readOnly, starts, begunWith, onConflict } = options
  const { item, unsaved, base } = form
  const account = useAccount()
  const itemId = item?.id ?? null
  const version = item?.version ?? null
  const subject = useMemo(
    () => ({ accountId: account.id, type: type.name }),
    [account.id, type.name],
  )
  const fits = useMemo(
    () => (itemId === null && starts ? isSameTranslation(starts) : undefined),
    [itemId, starts],
  )
  const store = useMemo(
    () => createDraftStore<Values>({ ...subject, itemId, fits }),
    [subject, itemId, fits],
  )
  const drafts = useServerDrafts(type)

  function restore(kept: KeptDraft<Values>): boolean {
    const isRestored = form.restore(kept)
    if (!isRestored) onConflict(kept)
    return isRestored
  }
  const device = useDraft({
    store,
    unsaved,
    onScreen: form.onScreen,
    version,
    base,
    isWorthOffering: (kept) =>
      (!fits || fits(kept)) && !sameValues(knownValues(kept, form.values), form.values),
    restore,
    onAdopted: (kept) => server.takeOver(kept),
  })
  const server = useServerCopy({
    drafts,
    mayWrite: !readOnly,
    own: device.own,
    itemId,
    version,
    unsaved,
    onScreen: form.onScreen,
    device: {
      has: (editor) =>
        store.list().some(({ id, from = [] }) => id === editor || from.includes(editor)),
      add: device.offerElsewhere,
    },
  })

  async function continueWith(kept: KeptDraft<Values>): Promise<void> {
    // One of another device does not say what it was begun from.
    const began = kept.base ?? (await form.valuesAt(kept.version).catch(() => undefined))
    device.continueWith({ ...kept, ...(began && { base: began }) })
  }

  const begin = useEffectEvent(async (id: string) => {
    const here = listDrafts<Values>(subject).find((one) => one.id === id)
    const kept = here ?? (await drafts.read(serverIdOf(null, id)).catch(() => undefined))
    // As a new one: what it was of may be gone.
    if (kept) device.continueWith({ ...kept, version: null })
  })
  useEffect(() => {
    if (begunWith) void begin(begunWith)
  }, [begunWith])

  return {
    own: device.own,
    offered: device.offered,
    refused: device.refused && server.state !== 'kept',
    storeNow: device.storeNow,
    stash: device.stash,
    saved: device.saved,
    adopt: device.adopt,
    continueWith: (kept: KeptDraft<Values>) => void continueWith(kept),

    /** Returns how to take it back. */
    discard(kept: KeptDraft<Values>): () => void {
      const [here, there] = [device.discard(kept), server.dropCopy(kept)]
      return () => {
        here()
        there()
      }
    },

    /** The item is deleted: nothing more is kept of it. */
    drop(): void {
      device.drop()
      server.drop()
    },

    state: saveState({
      isStored: item !== null,
      isUnsaved: unsaved !== null,
      device: deviceState(device),
      server: server.state,
    }),
  }
}
