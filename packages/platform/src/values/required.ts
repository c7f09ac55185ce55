/** The value, where a program cannot go on without it; throws that it is missing otherwise. */
export function required<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`${name} is missing`)
  return value
}
