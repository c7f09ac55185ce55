/** The keys of a record whose type says all of them. */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[]

export const mapValues = <Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  change: (value: From, key: Key) => To,
): Record<Key, To> =>
  Object.fromEntries(keysOf(record).map((key) => [key, change(record[key], key)])) as Record<
    Key,
    To
  >
