import { useMemo } from 'react'
import { useAccount } from '#src/account/admin/account-store.ts'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import type { DraftSummary } from '#src/content/version-calls.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import { createDraftStore, type KeptDraft } from './draft-store.ts'
import { sameValues, type Values } from '../fields/fields.ts'
import { saveState } from './save-state.ts'
import { useServerDrafts } from './server-drafts.ts'
import { useDraft } from './use-draft.ts'
import type { ItemForm } from '../use-item-form.ts'
import { useServerDraft } from './use-server-draft.ts'

interface Options<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  form: ItemForm<Row, Item>
  readOnly: boolean
  /** The draft cannot be continued before one has chosen. */
  onConflict: (kept: KeptDraft<Values>) => void
}

export type ItemDraft = ReturnType<typeof useItemDraft>

/** What is unsaved of an item: kept on this device at once, and on the server for the others. */
export function useItemDraft<Row extends ContentRow, Item extends Row>(
  options: Options<Row, Item>,
) {
  const { type, form, readOnly, onConflict } = options
  const { item, values, unsaved, base } = form
  const account = useAccount()
  const notifications = useNotifications()
  const itemId = item?.id ?? null
  const version = item?.version ?? null
  const store = useMemo(
    () => createDraftStore<Values>({ accountId: account.id, type: type.name, itemId }),
    [account.id, type.name, itemId],
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
    version,
    base,
    isWorthOffering: (kept) => !sameValues(kept, values),
    restore,
  })
  const { own } = device
  const mayWrite = !readOnly
  const server = useServerDraft({ drafts, mayWrite, store, own, itemId, version, unsaved, base })

  function adopt(kept: KeptDraft<Values>): void {
    server.takeOver(kept)
    device.adopt(kept)
  }
  const continueWith = (kept: KeptDraft<Values>) => {
    if (restore(kept)) adopt(kept)
  }

  return {
    offered: device.offered,
    /** Those of other devices. */
    elsewhere: server.elsewhere,
    refused: device.refused && server.state !== 'kept',
    storeNow: device.storeNow,
    stash: device.stash,
    saved: device.saved,
    adopt,
    continueWith,

    async continueElsewhere(summary: DraftSummary): Promise<void> {
      try {
        const kept = await server.open(summary)
        const began = await form.valuesAt(kept.version).catch(() => undefined)
        continueWith({ ...kept, ...(began && { base: began }) })
      } catch (error) {
        notifications.fail(error)
      }
    },

    discardElsewhere: drafts.discard,

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
      device: device.refused ? 'refused' : device.draftSavedAt === null ? 'waiting' : 'kept',
      server: server.state,
    }),
  }
}
