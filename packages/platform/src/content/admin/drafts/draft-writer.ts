/** The text of an editor, as the server keeps it for its author. */
export interface WorkingText<Values> {
  /** Under which the server keeps it. */
  id: string
  baseVersion: number | null
  editor: string
  /** The editor whose text it takes the place of; absent: none. */
  replaces?: string | undefined
  values: Values
}

/**
 * `none`: nothing is unsaved. `pending`: what was typed last is not on the server yet. `tooLong`: the
 * server takes none of this length. `tooMany`: it keeps as many texts of the account as it takes; it is
 * tried again, as after `failed`.
 */
export type WriterState = 'none' | 'pending' | Outcome

/** What became of a write. */
export type Outcome = 'autosaved' | 'failed' | 'tooLong' | 'tooMany'

interface Options<Values> {
  /** `leaving`: the page is about to go. Never throws. */
  keep(text: WorkingText<Values>, leaving: boolean): Promise<Outcome>
  /** Returns whether none of this editor is there any more. Never throws. */
  drop(id: string): Promise<boolean>
  onState(state: WriterState): void
}

const isSame = <Values>(a: WorkingText<Values>, b: WorkingText<Values>): boolean =>
  a.id === b.id && a.editor === b.editor && a.values === b.values

/** After the last key. */
const pauseMs = 5_000
/** While somebody types without a pause. */
const longestMs = 30_000
const retryMs = 20_000

/**
 * Keeps what is unsaved on the server, some seconds after the last key, one write at a time, and drops
 * it there when nothing is unsaved any more. What fails is tried again without a word.
 */
export function createDraftWriter<Values>({ keep, drop, onState }: Options<Values>) {
  let wanted: WorkingText<Values> | null = null
  /** What the server has taken last, or will not take. */
  let settled: WorkingText<Values> | null = null
  let unwrittenSince = 0
  let state: WriterState = 'none'
  let isBusy = false
  let isClosed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Under which the server has texts that this editor has written or taken over. */
  const owned = new Set<string>()

  const isDue = () => (wanted ? wanted !== settled : owned.size > 0)

  function become(next: WriterState): void {
    if (state === next) return
    state = next
    onState(next)
  }

  function wait(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void work(), ms)
  }

  async function work(isLeaving = false): Promise<void> {
    clearTimeout(timer)
    // A page that is about to go cannot wait for the write before.
    if (!isDue() || (isBusy && !isLeaving)) return
    isBusy = true
    const text = wanted
    const isDone = text ? await write(text, isLeaving) : await dropOthers()
    isBusy = false
    if (!isDue()) return
    if (text !== wanted) wait(wanted && !isClosed ? pauseMs : 0)
    else if (!isDone && !isClosed) wait(retryMs)
  }

  async function write(text: WorkingText<Values>, isLeaving: boolean): Promise<boolean> {
    const outcome = await keep(text, isLeaving)
    if (outcome === 'autosaved') owned.add(text.id)
    if (outcome === 'autosaved' || outcome === 'tooLong') settled = text
    // Of what has been typed meanwhile, nothing is known but that it was not refused.
    if (wanted === text || (wanted && outcome !== 'autosaved')) become(outcome)
    return outcome === 'autosaved' && dropOthers(text.id)
  }

  /** Returns whether none of them is there any more. */
  async function dropOthers(kept?: string): Promise<boolean> {
    for (const id of owned) if (id !== kept && (await drop(id))) owned.delete(id)
    return [...owned].every((id) => id === kept)
  }

  return {
    /** What is unsaved; null: nothing. */
    want(text: WorkingText<Values> | null): void {
      if (isClosed) return
      if (text && settled && isSame(text, settled)) {
        wanted = settled = text
        return
      }
      const now = Date.now()
      if (!wanted || wanted === settled) unwrittenSince = now
      wanted = text
      if (!text) {
        become('none')
        return wait(0)
      }
      if (state === 'none' || state === 'autosaved') become('pending')
      wait(Math.max(0, Math.min(pauseMs, unwrittenSince + longestMs - now)))
    },

    /** The text there goes on here: it is dropped once it is saved, or kept under another id. */
    own: (id: string) => void owned.add(id),

    /** Without waiting for a pause. */
    flush: (options: { isLeaving?: boolean } = {}) => work(options.isLeaving),

    /** The network may be back: what has failed is not left waiting. */
    async retry(): Promise<void> {
      if (state === 'failed' && !isClosed) await work()
    },

    /** The editor is left; what is unsaved is kept once more. */
    close(): void {
      isClosed = true
      void work()
    },

    /** The item is gone, and with it what was unsaved. */
    discard(): void {
      wanted = null
      become('none')
      isClosed = true
      void work()
    },
  }
}
