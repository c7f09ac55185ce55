type Listener<State> = (state: State, before: State) => void

/** What several parts of the page show and change; whoever follows it is told of every change. */
export class Store<State extends object> {
  private current: State
  private readonly listeners = new Set<Listener<State>>()

  constructor(state: State) {
    this.current = state
  }

  get state(): State {
    return this.current
  }

  set(changes: Partial<State>) {
    const before = this.current
    this.current = { ...before, ...changes }
    for (const listener of this.listeners) listener(this.current, before)
  }

  /** Called at once, and after each change of one of the named parts. */
  follow(parts: readonly (keyof State)[], show: Listener<State>) {
    this.listeners.add((state, before) => {
      if (parts.some((part) => state[part] !== before[part])) show(state, before)
    })
    show(this.current, this.current)
  }
}
