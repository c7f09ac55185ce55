/** Works on all, so many at once; the order of the answers is that of the items. */
export async function inParallel<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, at: number) => Promise<R>,
): Promise<R[]> {
  const answers: R[] = []
  // The lines share one iterator, so that each item is taken once.
  const left = items.entries()
  const line = async () => {
    for (const [at, item] of left) answers[at] = await work(item, at)
  }
  await Promise.all(Array.from({ length: atOnce }, line))
  return answers
}
