import type sharp from 'sharp'

export type Decoder = typeof sharp

let loading: Promise<Decoder> | undefined

/** Reads and writes pictures (libvips). Loaded for the first one: most servers answer for hours without. */
export const loadDecoder = (): Promise<Decoder> => (loading ??= load())

async function load(): Promise<Decoder> {
  const { default: decoder } = await import('sharp')
  // Bounds the cache of libvips and its threads for each picture.
  decoder.cache(false)
  decoder.concurrency(1)
  return decoder
}
