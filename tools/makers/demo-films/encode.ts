import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import type { Page } from 'playwright-core'

/** H.264, main profile, level 3.1: what every browser plays. */
const codec = 'avc1.4d401f'
const keyFrameEvery = 100

export interface Format {
  width: number
  height: number
  /** Frames a second. */
  rate: number
  /** Bits a second. */
  bitrate: number
}

interface Chunk {
  type: EncodedVideoChunkType
  seconds: number
  base64: string
}

/** A PNG picture, or what is on the canvas of the page. */
type Frame = Buffer | 'canvas'

/** Encodes pictures in Chromium and packs them as MP4, without sound. */
export async function encode(page: Page, frames: AsyncIterable<Frame>, format: Format) {
  const { width, height, rate, bitrate } = format
  const encoding = await page.evaluateHandle(
    (config) => {
      const chunks: Chunk[] = []
      const found: { description?: string } = {}
      const write = (bytes: Uint8Array) =>
        btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
      const encoder = new VideoEncoder({
        output(chunk, { decoderConfig } = {}) {
          const bytes = new Uint8Array(chunk.byteLength)
          chunk.copyTo(bytes)
          chunks.push({
            type: chunk.type,
            seconds: chunk.timestamp / 1e6,
            base64: write(bytes),
          })
          const description = decoderConfig?.description
          if (description instanceof ArrayBuffer)
            found.description = write(new Uint8Array(description))
          else if (ArrayBuffer.isView(description))
            found.description = write(new Uint8Array(description.buffer as ArrayBuffer))
        },
        error(error) {
          throw error
        },
      })
      encoder.configure({ ...config, latencyMode: 'quality', avc: { format: 'avc' } })
      return { encoder, chunks, found }
    },
    { codec, width, height, framerate: rate, bitrate },
  )
  let index = 0
  for await (const frame of frames) {
    await encoding.evaluate(
      async ({ encoder }, { base64, timestamp, duration, keyFrame }) => {
        const canvas = document.querySelector('canvas')
        const read = async () => (await fetch(`data:image/png;base64,${base64}`)).blob()
        const picture = await createImageBitmap(base64 || !canvas ? await read() : canvas)
        const next = new VideoFrame(picture, { timestamp, duration })
        encoder.encode(next, { keyFrame })
        next.close()
        // Frames that wait would fill the memory.
        while (encoder.encodeQueueSize > 8) await new Promise((resolve) => setTimeout(resolve, 5))
      },
      {
        base64: frame === 'canvas' ? '' : frame.toString('base64'),
        timestamp: Math.round((index * 1e6) / rate),
        duration: Math.round(1e6 / rate),
        keyFrame: index % keyFrameEvery === 0,
      },
    )
    index += 1
  }
  const { chunks, description } = await encoding.evaluate(async ({ encoder, ...result }) => {
    await encoder.flush()
    encoder.close()
    return { chunks: result.chunks, description: result.found.description ?? '' }
  })
  return pack(chunks, { ...format, description: Buffer.from(description, 'base64') })
}

async function pack(
  chunks: readonly Chunk[],
  { width, height, rate, description }: Format & { description: Buffer },
): Promise<Buffer> {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const source = new EncodedVideoPacketSource('avc')
  output.addVideoTrack(source, { frameRate: rate })
  await output.start()
  const decoderConfig = { codec, codedWidth: width, codedHeight: height, description }
  for (const { type, seconds, base64 } of chunks)
    await source.add(new EncodedPacket(Buffer.from(base64, 'base64'), type, seconds, 1 / rate), {
      decoderConfig,
    })
  await output.finalize()
  if (!target.buffer) throw new Error('The film is not complete')
  return Buffer.from(target.buffer)
}
