/** The moments at which the clock alone changes what visitors see: an item comes or goes. */
export interface Timeline {
  /** Milliseconds since 1970. */
  now(): number
  /**
   * Until when what was begun at a time and depends on these topics is right by itself; `own` is until
   * when its data says that it is. Undefined: until a write.
   */
  until(topics: readonly string[], begun: number, own?: number): Promise<number | undefined>
  /** Whether there was such a moment since, as far as is known here. */
  hasPassedSince(begun: number): boolean
}
