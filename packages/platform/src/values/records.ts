/** `Object.keys` with the type's keys. */
export const keysOf = <Key extends string>(
  record: Readonly<Partial<Record<Key, unknown>>>,
): Key[] => Object.keys(record) as Key[]

export const isKeyOf = <Key extends string>(
  record: Readonly<Record<Key, unknown>>,
  key: string,
): key is Key => Object.hasOwn(record, key)

export const mapValues = <Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  change: (value: From, key: Key) => To,
): Record<Key, To> => recordOf(keysOf(record), (key) => change(record[key], key))

/** A value for each key. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  const record = {} as Record<Key, Value>
  for (const key of keys) record[key] = valueOf(key)
  return record
}
