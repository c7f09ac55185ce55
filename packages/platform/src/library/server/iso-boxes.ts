interface Box {
  type: string
  /** A view of the same bytes. */
  content: Buffer
}

/** The boxes of ISO BMFF, one after the other, as far as the bytes reach. */
export function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = []
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32BE(at)
    const end = size < 8 ? bytes.length : at + size
    boxes.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      content: bytes.subarray(at + 8, end),
    })
    at = end
  }
  return boxes
}
