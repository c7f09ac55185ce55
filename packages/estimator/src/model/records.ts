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
): Record<Key, To> => {
  const changed = {} as Record<Key, To>
  for (const key of keysOf(record)) changed[key] = change(record[key], key)
  return changed
}
