import { StoreClosed, storeUnavailableIn } from '../database/store-unavailable.ts'
import { Shed } from './admission.ts'

/** An answer of 503 that nothing is wrong behind: the server sheds load, or it ends. */
export const isExpectedRefusal = (error: unknown): boolean =>
  error instanceof Shed || storeUnavailableIn(error) instanceof StoreClosed
