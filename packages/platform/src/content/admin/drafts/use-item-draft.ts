import type { ContentRow, ContentType } from '../content-type.ts'
import { knownValues, sameValues, type Values } from '../fields/fields.ts'
import type { ItemForm } from '../item/use-item-form.ts'
import type { AutosavedDraft, DraftStore } from './draft-store.ts'
import { deviceState, saveState } from './save-state.ts'
import type { DeviceCopies } from './server-copy.ts'
import { useServerDrafts } from './server-drafts.ts'
import { useBegunWith } from './use-begun-with.ts'
import { useDraft } from './use-draft.ts'
import { useItemDraftStore } from './use-item-draft-store.ts'
import { useServerCopy } from './use-server-copy.ts'

interface Options<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  form: ItemForm<Row, Item>
  readOnly: boolean
  /** The initial values of a new translation. */
  starts?: Values | undefined
  /** The id of a draft with which a new item begins, even if another item had it. */
  begunWith?: string | undefined
  /** The user has to resolve a conflict before the draft can be continued. */
  onConflict: (kept: AutosavedDraft<Values>) => void
}

const copiesIn = (store: DraftStore<Values>, add: DeviceCopies['add']): DeviceCopies => ({
  has: (editor) => store.list().some(({ id, from = [] }) => id === editor || from.includes(editor)),
  add,
})

export type ItemDraft = ReturnType<typeof useItemDraft>

/**
 * The autosaved draft of an item and account: at once on this device, soon after on the server for
 * other devices.
 */
export function useItemDraft<Row extends ContentRow, Item extends Row>(
  options: Options<Row, Item>,
) {
  const { type, form, readOnly, starts, begunWith, onConflict } = options
  const { item, unsaved, base } = form
  const itemId = item?.id ?? null
  const version = item?.version ?? null
  const { subject, fits, store } = useItemDraftStore(type, itemId, starts)
  const drafts = useServerDrafts(type)

  function restore(kept: AutosavedDraft<Values>): boolean {
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
    device: copiesIn(store, device.offerElsewhere),
  })

  async function continueWith(kept: AutosavedDraft<Values>): Promise<void> {
    // A draft of another device does not contain its base.
    const began = kept.base ?? (await form.valuesAt(kept.version).catch(() => undefined))
    device.continueWith({ ...kept, ...(began && { base: began }) })
  }

  useBegunWith(begunWith, { subject, drafts, onFound: device.continueWith })

  return {
    own: device.own,
    offered: device.offered,
    refused: device.refused && server.state !== 'autosaved',
    storeNow: device.storeNow,
    stash: device.stash,
    saved: device.saved,
    adopt: device.adopt,
    continueWith: (kept: AutosavedDraft<Values>) => void continueWith(kept),

    /** Returns a function that undoes the deletion. */
    discard(kept: AutosavedDraft<Values>): () => void {
      const [here, there] = [device.discard(kept), server.dropCopy(kept)]
      return () => {
        here()
        there()
      }
    },

    /** The item has been deleted, so none of its drafts remain. */
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
