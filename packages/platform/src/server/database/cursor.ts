/** Where a list continues: the sort key and the id of the last row of a page. */
export interface Cursor {
  key: string | number
  id: string
}

/** No id contains it. */
const mark = '~'

/** The opaque form of the cursor, which callers send back as `after`. */
export const encodeCursor = ({ key, id }: Cursor): string =>
  mark + Buffer.from(JSON.stringify([key, id])).toString('base64url')

export const isCursor = (after: string): boolean => after.startsWith(mark)

/** Undefined for anything that `encodeCursor` does not return. */
export function decodeCursor(after: string): Cursor | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(after.slice(mark.length), 'base64url').toString())
    const [key, id] = Array.isArray(parts) ? (parts as unknown[]) : []
    return isKey(key) && isText(id) ? { key, id } : undefined
  } catch {
    return undefined
  }
}

const isKey = (key: unknown): key is Cursor['key'] => Number.isSafeInteger(key) || isText(key)

/** PostgreSQL stores no zero character. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && !value.includes('\0')
