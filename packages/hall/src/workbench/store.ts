type Listener<State> = (state: State, before: State) => void

/** How soon React shows a change: at once, with the next frame, or five times a second. */
export type Pace = 'now' | 'frame' | 'readable'

const readableMs = 200

/**
 * What several parts of the workbench show and change. `follow` hears every change at once, for canvases
 * and workers; React subscribes to what is shown, which may be a frame behind.
 */
export class Store<State extends object> {
  private current: State
  private shown: State
  private shownAt = -Infinity
  private frame = 0
  private readonly listeners = new Set<Listener<State>>()
  private readonly subscribers = new Set<() => void>()
  private readonly paceOf: (state: State, before: State) => Pace

  constructor(state: State, paceOf: (state: State, before: State) => Pace = () => 'now') {
    this.current = state
    this.shown = state
    this.paceOf = paceOf
  }

  get state(): State {
    return this.current
  }

  set(changes: Partial<State>) {
    const before = this.current
    this.current = { ...before, ...changes }
    for (const listener of this.listeners) listener(this.current, before)
    this.pass(this.paceOf(this.current, before))
  }

  /** Called at once, and after each change of one of the named parts. */
  follow(parts: readonly (keyof State)[], show: Listener<State>): () => void {
    const listener: Listener<State> = (state, before) => {
      if (parts.some((part) => state[part] !== before[part])) show(state, before)
    }
    this.listeners.add(listener)
    show(this.current, this.current)
    return () => this.listeners.delete(listener)
  }

  /** For `useSyncExternalStore`, with `snapshot`. */
  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.subscribers.add(subscriber)
    return () => this.subscribers.delete(subscriber)
  }

  readonly snapshot = (): State => this.shown

  private pass(pace: Pace) {
    if (pace === 'now' || !this.subscribers.size) this.show()
    else if (pace === 'frame') this.frame ||= requestAnimationFrame(this.show)
    else if (performance.now() - this.shownAt >= readableMs) this.show()
  }

  private readonly show = () => {
    if (this.frame) cancelAnimationFrame(this.frame)
    this.frame = 0
    if (this.shown === this.current) return
    this.shown = this.current
    this.shownAt = performance.now()
    for (const subscriber of this.subscribers) subscriber()
  }
}
