import type { RoiInput } from '../model/input.ts'

/** The simulator reads it under the same name. */
const item = 'estimated-hall'

/** What the simulator is told of a site: its hall and its trucks, and nothing of its business. */
export function hallFragment({ area, aisles, aisleLength, forklifts, tracking }: RoiInput): string {
  const hall = { p: 'estimate', area, aisles, aisleLength, forklifts, tracking }
  return new URLSearchParams(
    Object.entries(hall).map(([key, value]) => [key, String(value)]),
  ).toString()
}

/** On this device alone; where nothing can be stored, the simulator has no estimate to begin with. */
export function storeHall(hall: string | undefined): void {
  try {
    if (hall) localStorage.setItem(item, hall)
    else localStorage.removeItem(item)
  } catch {}
}
