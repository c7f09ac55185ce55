import { required } from '#src/values/required.ts'

/** Item `n` of a list that begins again after its last item; the list must not be empty. */
export const inTurn = <T>(list: readonly T[], n: number): T =>
  required(list[n % list.length], `item ${n} of ${list.length}`)
