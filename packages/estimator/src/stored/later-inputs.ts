import type { RoiInput } from '../model/input.ts'
import type { Estimate1 } from './estimate-1.ts'

/**
 * Inputs that estimates of version 1 do not have, each with the value that leaves their results as they
 * are. Stored estimates and shared links from before an input get it from here.
 */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- until the first later input
export const laterInputs: Omit<RoiInput, keyof Estimate1['input']> = {}
