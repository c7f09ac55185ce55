/** SQLite's primary result code, such as 5 for "busy", of an error that `node:sqlite` has thrown. */
export function primaryCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined
}
