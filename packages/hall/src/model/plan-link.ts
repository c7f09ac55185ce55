import type { Plan } from './plan.ts'
import { readPlan, writePlan, type ReadPlan } from './read-plan.ts'

/** Characters of a fragment that every browser and chat carries. */
const longestFragment = 8_000
const prefix = 'p=1.'

/** The fragment of a link to the plan; undefined where it would be too long. */
export async function fragmentOf(plan: Plan): Promise<string | undefined> {
  const bytes = await through(
    new CompressionStream('deflate-raw'),
    new TextEncoder().encode(writePlan(plan)),
  )
  const fragment = prefix + base64url(bytes)
  return fragment.length > longestFragment ? undefined : fragment
}

/** Reads a link's fragment, with or without its #; undefined where it holds no plan. */
export async function readFragment(fragment: string): Promise<ReadPlan | undefined> {
  const text = fragment.replace(/^#/, '')
  if (!text.startsWith(prefix)) return undefined
  if (text.length > longestFragment) return { problems: [{ code: 'PLAN_TOO_LARGE' }] }
  try {
    const bytes = await through(
      new DecompressionStream('deflate-raw'),
      bytesOf(text.slice(prefix.length)),
    )
    return readPlan(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    return { problems: [{ code: error instanceof TooLarge ? 'PLAN_TOO_LARGE' : 'NOT_A_PLAN' }] }
  }
}

class TooLarge extends Error {}

/** A link of 8,000 characters can unpack to megabytes: it is given up beyond what a plan may have. */
const mostBytes = 300_000

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
) {
  const unpacked = new Blob([bytes]).stream().pipeThrough(stream)
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of unpacked) {
    length += part.length
    if (length > mostBytes) throw new TooLarge()
    parts.push(part)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const base64url = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  )
