import { extname } from 'node:path'

/** Of a thread's file beside its caller: TypeScript as it was written, JavaScript where it is built. */
export const threadAddress = (name: string, caller: string) =>
  new URL(`./${name}${extname(caller)}`, caller)
