/** Who knows what: each can be switched on alone. */
export interface Switches {
  readonly dispatch: boolean
  readonly find: boolean
  readonly limit: boolean
  readonly warn: boolean
}

export const switchesOff: Switches = { dispatch: false, find: false, limit: false, warn: false }
export const switchesOn: Switches = { dispatch: true, find: true, limit: true, warn: true }

/** What location brings by itself; who dispatches and who slows trucks down are others. */
export const switchesOfProduct: Switches = { ...switchesOff, find: true, warn: true }
