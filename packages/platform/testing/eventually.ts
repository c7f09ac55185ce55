import { vi } from 'vitest'

/** Checks again until nothing is thrown; a busy machine needs more than Vitest's second. */
export const eventually = <T>(
  check: () => T | Promise<T>,
  options: { timeout?: number; interval?: number } = {},
): Promise<T> => vi.waitFor(check, { timeout: 10_000, ...options })
