interface Attempt<Row> {
  of: Row
  /** Absent: it went well. */
  error?: unknown
}

/** Makes a call for each row, one after the other: each is a write of its own, and none stops the next. */
export async function runSequentially<Row>(
  rows: readonly Row[],
  call: (row: Row) => Promise<unknown>,
): Promise<{ done: Row[]; outcomes: Attempt<Row>[] }> {
  const outcomes: Attempt<Row>[] = []
  for (const of of rows) {
    try {
      await call(of)
      outcomes.push({ of })
    } catch (error) {
      outcomes.push({ of, error })
    }
  }
  return { done: outcomes.filter(({ error }) => !error).map(({ of }) => of), outcomes }
}
