interface Versioned {
  version: number
  value: unknown
}

/** The version that a stored value states, and the value without it. Version 1 states none. */
export function versionOf(stored: unknown): Versioned {
  if (typeof stored !== 'object' || stored === null || !('stored' in stored))
    return { version: 1, value: stored }
  const { stored: version, ...value } = stored
  return { version: Number(version), value }
}

/** A value as it is stored, with its version. */
export const withVersion = (version: number, value: object): object =>
  version === 1 ? value : { stored: version, ...value }
