export interface Tiles {
  /** With `{z}`, `{x}` and `{y}`. */
  url: string
  host: string
  credit: string
}

export interface ContactData {
  tiles?: Tiles
}
