/** Encodes with the best quality that stays within the bytes. */
export async function fitted(
  encode: (quality: number) => Promise<Buffer>,
  { best, maxBytes }: { best: number; maxBytes: number },
): Promise<Buffer> {
  for (let quality = best; ; quality -= 4) {
    const bytes = await encode(quality)
    if (bytes.length <= maxBytes || quality < 30) return bytes
  }
}
