/** Returns the work's result, and the number of ticks that other tasks had while it ran. */
export async function turnsDuring<T>(
  work: () => Promise<T>,
): Promise<{ turns: number; result: T }> {
  let turns = 0
  let over = false
  const others = () => {
    turns += 1
    if (!over) setImmediate(others)
  }
  setImmediate(others)
  const result = await work()
  over = true
  return { turns, result }
}
