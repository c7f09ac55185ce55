/** What each stream of random numbers is for: no draw of one shifts another. */
export const streams = { orders: 1, drivers: 2, pedestrians: 3, stock: 4, heeding: 5 } as const

/** xoshiro128**, its state filled by splitmix32: the same numbers in every engine. */
export class Random {
  private a: number
  private b: number
  private c: number
  private d: number

  constructor(seed: number) {
    let state = seed | 0
    const split = () => {
      state = (state + 0x9e3779b9) | 0
      let t = state ^ (state >>> 16)
      t = Math.imul(t, 0x21f0aaad)
      t ^= t >>> 15
      t = Math.imul(t, 0x735a2d97)
      return t ^ (t >>> 15)
    }
    this.a = split()
    this.b = split()
    this.c = split()
    this.d = split()
  }

  static stream(seed: number, stream: keyof typeof streams): Random {
    return new Random(seed * 8 + streams[stream])
  }

  /** 32 bits, unsigned. */
  bits(): number {
    const product = Math.imul(this.b, 5)
    const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0
    const t = this.b << 9
    this.c ^= this.a
    this.d ^= this.b
    this.b ^= this.c
    this.a ^= this.d
    this.c ^= t
    this.d = (this.d << 11) | (this.d >>> 21)
    return result
  }

  /** From 0 to below 1. */
  uniform(): number {
    return this.bits() / 4_294_967_296
  }

  /** A whole number from 0 to below `count`. */
  below(count: number): number {
    return Math.floor(this.uniform() * count)
  }

  /** Of mean 0 and standard deviation 1, without a logarithm. */
  normal(): number {
    let sum = -6
    for (let k = 0; k < 12; k += 1) sum += this.uniform()
    return sum
  }
}
