/** What the command line says. */
export interface Settings {
  /** Addresses of other products' pages, measured beside ours. */
  peers: readonly string[]
  /** How long each line is measured. */
  seconds: number
  /** Numbers of news in the part on growth. */
  sizes: readonly number[]
  /** Folder in which filled stores are kept for another run. */
  stores: string | undefined
}
