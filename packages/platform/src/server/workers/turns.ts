interface Asked<Who> {
  who: Who
  begin: () => void
}

/** Gives a turn to one after the other, in the order in which they asked. */
export function createTurns<Who>() {
  const waiting: Asked<Who>[] = []
  let holder: Who | undefined

  function next(): void {
    if (holder !== undefined) return
    const first = waiting.shift()
    holder = first?.who
    first?.begin()
  }

  return {
    ask(who: Who, begin: () => void): void {
      waiting.push({ who, begin })
      next()
    },
    /** Of the one that has the turn. */
    end(who: Who): void {
      if (holder !== who) return
      holder = undefined
      next()
    },
    /** Whoever has gone neither waits nor writes any more. */
    leave(who: Who): void {
      for (let n = waiting.length - 1; n >= 0; n -= 1)
        if (waiting[n]!.who === who) waiting.splice(n, 1)
      this.end(who)
    },
  }
}
