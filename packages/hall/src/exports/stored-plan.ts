import type { Plan } from '#src/model/plan.ts'
import { readPlan } from '#src/model/read-plan.ts'

type Storage = Pick<typeof localStorage, 'getItem' | 'setItem' | 'removeItem'>

const item = 'hall-plan'

/** The visitor's last plan, on this device alone. Storage may be full, blocked or missing. */
export function storedPlan(storage: () => Storage) {
  const attempt = <Value>(act: (of: Storage) => Value): Value | undefined => {
    try {
      return act(storage())
    } catch {
      return undefined
    }
  }
  return {
    /** Undefined where there is no plan, or where the text is no longer one. */
    read(): Plan | undefined {
      const text = attempt((of) => of.getItem(item))
      return text ? readPlan(text).plan : undefined
    },
    /** Whether the plan, as it is written, is kept now. */
    write: (text: string): boolean =>
      attempt((of) => {
        of.setItem(item, text)
        return true
      }) ?? false,
    forget(): void {
      attempt((of) => of.removeItem(item))
    },
  }
}

export type StoredPlan = ReturnType<typeof storedPlan>
