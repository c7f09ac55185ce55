import { propertiesOf } from '#src/rest/properties.ts'
/** What is known of a bulk action whose page was reloaded or closed before it was over. */
export interface InterruptedRun {
  title: string
  /** Items that the server has confirmed. */
  done: number
  /** Items of the call that was not answered yet. */
  sent: number
}

const key = 'bulk-run'
let underWay = 0

/** Keeps what is known of a run on the device until it ends. */
export function noteRun() {
  let isLeaving = false
  const leave = () => (isLeaving = true)
  globalThis.addEventListener?.('beforeunload', leave)
  underWay += 1
  return {
    write(run: InterruptedRun): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(run))
      } catch {
        // Without storage the run goes on, and a reload says nothing of it.
      }
    },
    /** A call that ends because the page is left has not ended on the server. */
    end(): void {
      globalThis.removeEventListener?.('beforeunload', leave)
      underWay -= 1
      if (!isLeaving) forgetInterruptedRun()
    },
  }
}

/** The run that the last page did not see the end of. */
export function interruptedRun(): InterruptedRun | null {
  if (underWay > 0) return null
  try {
    const { title, done, sent } = propertiesOf(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    const isKnown =
      typeof title === 'string' && typeof done === 'number' && typeof sent === 'number'
    return isKnown ? { title, done, sent } : null
  } catch {
    return null
  }
}

export function forgetInterruptedRun(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to forget.
  }
}

export function interruptedText({ title, done, sent }: InterruptedRun): string {
  return `${title} was interrupted because the page was reloaded or closed. ${progressText(done, sent)} Check the status of each item in the list.`
}

function progressText(done: number, sent: number): string {
  const known = done === 1 ? '1 item is done.' : `${done} items are done.`
  if (done === 0)
    return sent === 1
      ? 'The item may already be done.'
      : `Some or all of the ${sent} items may already be done.`
  return sent === 1
    ? `${known} The next item may be done too.`
    : `${known} Some or all of the next ${sent} items may be done too.`
}
