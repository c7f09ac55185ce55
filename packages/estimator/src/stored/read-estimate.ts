import type { z } from 'zod'
import type { Estimate } from '../model/estimate.ts'
import type { InputKey } from '../model/input.ts'
import { keysOf } from '@repo/platform/values/records.ts'
import { estimate1 } from './estimate-1.ts'
import { estimate2 } from './estimate-2.ts'
import { laterInputs } from './later-inputs.ts'
import { versionOf, withVersion } from './version.ts'

/** Every version that was ever written, the first one first. */
const versions = [estimate1, estimate2] as const

/** The compiler asks for a new version once estimates have an input or a result that this one lacks. */
const newest: z.ZodType<Estimate> = estimate2

type StoredEstimate = z.output<(typeof versions)[number]>

/** Reads an estimate of any version; undefined where it cannot be read. */
export function readEstimate(stored: unknown): Estimate | undefined {
  const { version, value } = versionOf(stored)
  const read = versions[version - 1]?.safeParse(value).data
  return read && completed(read)
}

function completed(stored: StoredEstimate): Estimate {
  const later: InputKey[] = keysOf(laterInputs).filter((key) => !(key in stored.input))
  return {
    ...stored,
    input: { ...laterInputs, ...stored.input },
    defaultsUsed: [...stored.defaultsUsed, ...later],
  }
}

/** Writes an estimate in the newest version, so that `readEstimate` can read it. */
export const writeEstimate = (estimate: Estimate): string =>
  JSON.stringify(withVersion(versions.length, newest.parse(estimate)))
