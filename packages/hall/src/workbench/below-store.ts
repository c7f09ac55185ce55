import type { ComponentType } from 'react'
import { Store } from './store.ts'

/** What stands below the tool: bill of materials, shift, exports. */
interface BelowState {
  readonly Sections: ComponentType | undefined
}

export type Below = Store<BelowState>

export const createBelow = (): Below => new Store<BelowState>({ Sections: undefined })
