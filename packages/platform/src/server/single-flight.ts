type IsCurrent = () => boolean

interface Flight<T> {
  result: Promise<T>
  isCurrent: IsCurrent
}

const always: IsCurrent = () => true

/**
 * Shares work in progress: concurrent callers with the same key get the result of one run. `watch` is called at
 * the start of a run and returns whether later callers may still join it.
 */
export function createSingleFlight<T>(watch: () => IsCurrent = () => always) {
  const inFlight = new Map<string, Flight<T>>()

  return (key: string, work: () => Promise<T>): Promise<T> => {
    const running = inFlight.get(key)
    if (running?.isCurrent()) return running.result
    const isCurrent = watch()
    const result = work().finally(() => {
      if (inFlight.get(key)?.result === result) inFlight.delete(key)
    })
    inFlight.set(key, { result, isCurrent })
    return result
  }
}
