/** Works on all, so many at once; the order of the answers is that of the items. */
export async function inParallel<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, at: number) => Promise<R>,
): Promise<R[]> {
  const answers: R[] = []
  let begun = 0
  const line = async () => {
    for (let at = begun++; at < items.length; at = begun++) answers[at] = await work(items[at]!, at)
  }
  await Promise.all(Array.from({ length: atOnce }, line))
  return answers
}
