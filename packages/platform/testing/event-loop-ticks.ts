/** Returns the work's result, and the number of ticks that other tasks had while it ran. */
export async function ticksDuring<T>(
  work: () => Promise<T>,
): Promise<{ ticks: number; result: T }> {
  let ticks = 0
  let over = false
  const others = () => {
    ticks += 1
    if (!over) setImmediate(others)
  }
  setImmediate(others)
  const result = await work()
  over = true
  return { ticks, result }
}
