import { openFloor, type Floor, type FloorData } from './engine.ts'
import { schedule, type Timetable } from './timetable.ts'

/** Yields to the browser between two tasks, so that the page stays responsive. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}

async function open(): Promise<Floor> {
  const { floor = '' } = document.querySelector<HTMLElement>('[data-floor]')?.dataset ?? {}
  const data = JSON.parse(floor) as FloorData
  const timetables: Timetable[] = []
  for (const plan of data.plans) {
    timetables.push(schedule(plan))
    await breathe()
  }
  return openFloor(data, timetables)
}

let opening: Promise<Floor> | undefined

/** Returns the one floor of the page, opened in short steps. */
export function floorOfPage(): Promise<Floor> {
  return (opening ??= open())
}
