/** Welch's t of two samples: how far their means lie apart, in standard errors. */
export function welch(a: readonly number[], b: readonly number[]): number {
  const [first, second] = [momentsOf(a), momentsOf(b)]
  return (first.mean - second.mean) / Math.sqrt(first.spread + second.spread)
}

function momentsOf(sample: readonly number[]): { mean: number; spread: number } {
  const mean = sample.reduce((sum, value) => sum + value, 0) / sample.length
  const squares = sample.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, spread: squares / (sample.length - 1) / sample.length }
}
