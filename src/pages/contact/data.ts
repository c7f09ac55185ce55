import type { OfficeName, Place } from '#src/facts/offices.ts'

export interface OfficeAddress extends Place {
  address: string
}

export interface Tiles {
  /** With `{z}`, `{x}` and `{y}`. */
  url: string
  host: string
  credit: string
}

export interface ContactData {
  offices: Readonly<Partial<Record<OfficeName, OfficeAddress>>>
  tiles?: Tiles
}
