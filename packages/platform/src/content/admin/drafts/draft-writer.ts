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

export interface DraftWriter<Values> {
  /** What is unsaved; null: nothing. */
  want(text: WorkingText<Values> | null): void
  /** The text there goes on here: it is dropped once it is saved, or kept under another id. */
  own(id: string): void
  /** Without waiting for a pause. */
  flush(options?: { isLeaving?: boolean }): Promise<void>
  /** The network may be back: what has failed is not left waiting. */
  retry(): Promise<void>
  /** The editor is left; what is unsaved is kept once more. */
  close(): void
  /** The item is gone, and with it what was unsaved. */
  discard(): void
}

/** Under which the server has texts that an editor has written or taken over. */
function createOwnedTexts(drop: (id: string) => Promise<boolean>) {
  const ids = new Set<string>()
  return {
    ids,
    /** Returns whether none of them is there any more. */
    async dropOthers(kept?: string): Promise<boolean> {
      for (const id of ids) if (id !== kept && (await drop(id))) ids.delete(id)
      return [...ids].every((id) => id === kept)
    },
  }
}

/** Works once, so many milliseconds after the last start. */
function createTimer(work: () => void) {
  let timeout: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timeout)
  const start = (ms: number) => {
    stop()
    timeout = setTimeout(work, ms)
  }
  return { start, stop }
}

/**
 * Keeps what is unsaved on the server, some seconds after the last key, one write at a time, and drops
 * it there when nothing is unsaved any more. What fails is tried again without a word.
 */
export function createDraftWriter<Values>(options: Options<Values>): DraftWriter<Values> {
  const { keep, drop, onState } = options
  let wanted: WorkingText<Values> | null = null
  /** What the server has taken last, or will not take. */
  let settled: WorkingText<Values> | null = null
  let unwrittenSince = 0
  let state: WriterState = 'none'
  let isBusy = false
  let isClosed = false
  const owned = createOwnedTexts(drop)
  const timer = createTimer(() => void work())

  const isDue = () => (wanted ? wanted !== settled : owned.ids.size > 0)

  function become(next: WriterState): void {
    if (state === next) return
    state = next
    onState(next)
  }

  async function work(isLeaving = false): Promise<void> {
    timer.stop()
    // A page that is about to go cannot wait for the write before.
    if (!isDue() || (isBusy && !isLeaving)) return
    isBusy = true
    const text = wanted
    const isDone = text ? await write(text, isLeaving) : await owned.dropOthers()
    isBusy = false
    if (!isDue()) return
    if (text !== wanted) timer.start(wanted && !isClosed ? pauseMs : 0)
    else if (!isDone && !isClosed) timer.start(retryMs)
  }

  async function write(text: WorkingText<Values>, isLeaving: boolean): Promise<boolean> {
    const outcome = await keep(text, isLeaving)
    if (outcome === 'autosaved') owned.ids.add(text.id)
    if (outcome === 'autosaved' || outcome === 'tooLong') settled = text
    // Of what has been typed meanwhile, nothing is known but that it was not refused.
    if (wanted === text || (wanted && outcome !== 'autosaved')) become(outcome)
    return outcome === 'autosaved' && owned.dropOthers(text.id)
  }

  function close(): void {
    isClosed = true
    void work()
  }

  return {
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
        return timer.start(0)
      }
      if (state === 'none' || state === 'autosaved') become('pending')
      timer.start(Math.max(0, Math.min(pauseMs, unwrittenSince + longestMs - now)))
    },

    own: (id: string) => void owned.ids.add(id),
    flush: ({ isLeaving } = {}) => work(isLeaving),
    close,

    async retry(): Promise<void> {
      if (state === 'failed' && !isClosed) await work()
    },

    discard(): void {
      wanted = null
      become('none')
      close()
    },
  }
}
