import { stateAt, type Floor, type FloorState } from './engine.ts'
import { openSample } from './sample-floor.ts'
import { stillTime } from './still-time.ts'

let floor: Floor | undefined
let state: FloorState | undefined

/** The floor that still pictures show; opened when the first of them is drawn, not at the start. */
export const stillFloor = () => (floor ??= openSample())

/** Everything on it at the moment that they show. */
export const stillState = () => (state ??= stateAt(stillFloor(), stillTime))
