import type { Values } from '../fields/fields.ts'
import type { AutosavedDraft } from './draft-store.ts'
import {
  createDraftWriter,
  type Outcome,
  type WorkingText,
  type WriterState,
} from './draft-writer.ts'
import { serverIdOf, type ServerDrafts } from './server-drafts.ts'

/** What this device keeps of the item. */
export interface DeviceCopies {
  has: (editor: string) => boolean
  /** Returns whether it keeps the text now. */
  add: (kept: AutosavedDraft<Values>) => boolean
}

interface Options {
  drafts: Pick<ServerDrafts, 'keep' | 'read' | 'dropOwn' | 'editorOf'>
  /** The id of this editor. */
  own: string
  /** Whether the account of this editor is still the one that is signed in. */
  isSignedIn: () => boolean
  onState: (state: WriterState) => void
}

/**
 * The copy on the server of what this device keeps of an item: one for each account, the newest. A text
 * of another editor takes no harm: it is kept on this device, and offered, before this one replaces it.
 */
export function createServerCopy({ drafts, own, isSignedIn, onState }: Options) {
  let device: DeviceCopies | undefined
  let taken: string | undefined
  /** Editors whose texts go on in this one. */
  const ours = new Set([own])
  const isKnown = (editor: string) => ours.has(editor) || (device?.has(editor) ?? false)

  /** Returns the editor whose text may be replaced; undefined where it could not be kept here. */
  async function find(id: string): Promise<string | undefined> {
    const kept = await drafts.read(id).catch(() => undefined)
    return kept && (isKnown(kept.id) || device?.add(kept)) ? kept.id : undefined
  }

  async function keep(text: WorkingText<Values>, isLeaving: boolean): Promise<Outcome> {
    if (!isSignedIn()) return 'failed'
    const there = drafts.editorOf(text.id)
    const isOther = there !== undefined && there !== own && isKnown(there)
    const known = isOther ? there : undefined
    const replaces = there === undefined ? taken : known
    const outcome = await drafts.keep({ ...text, replaces }, isLeaving)
    if (outcome !== 'stale') return outcome
    const other = isLeaving ? undefined : await find(text.id)
    const again = other === undefined ? 'stale' : await drafts.keep({ ...text, replaces: other })
    return again === 'stale' ? 'failed' : again
  }

  async function drop(id: string): Promise<boolean> {
    if (!isSignedIn()) return false
    try {
      await drafts.dropOwn(id, ours)
      return true
    } catch {
      return false
    }
  }

  const writer = createDraftWriter<Values>({ keep, drop, onState })
  return {
    writer,

    follow(copies: DeviceCopies): void {
      device = copies
    },

    /** Keeps and offers what another editor has written there. */
    async look(id: string, there: string): Promise<void> {
      if (!isKnown(there)) await find(id)
    },

    /** Of a draft whose values come to the screen: it goes on here. */
    takeOver(kept: AutosavedDraft<Values>): void {
      taken = kept.id
      for (const editor of [...(kept.from ?? []), kept.id]) ours.add(editor)
      writer.own(serverIdOf(kept.itemId, kept.id))
    },
  }
}
