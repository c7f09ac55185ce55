import { askedDevices } from './answer-list.ts'

/** Millimetres of a housing, seen from the side with its light or screen. */
export interface DeviceSize {
  width: number
  height: number
  depth: number
}

export type AskedDevice = (typeof askedDevices)[number]
type SizedKey = `${AskedDevice}.dimensions`

const sizedKeys: ReadonlySet<string> = new Set<SizedKey>(
  askedDevices.map((device): SizedKey => `${device}.dimensions`),
)

/** Whether the ledger asks for width, height and depth. */
export const isSized = (key: string): key is SizedKey => sizedKeys.has(key)
