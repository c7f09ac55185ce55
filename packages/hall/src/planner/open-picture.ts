import { boundsOf, type Plan } from '#src/model/plan.ts'
import type { TracedPicture } from './traced-picture.ts'

/** Pixels of the longer side that are kept. */
const longestSide = 4096

/** As wide as the hall, until it is set to scale; throws where the file is no picture. */
export async function openPicture(file: File, { outline }: Plan): Promise<TracedPicture> {
  if (!/^image\/(?:png|jpeg|webp)$/.test(file.type)) throw new Error(file.type)
  const image = await scaledDown(await createImageBitmap(file))
  const { width, height } = image
  const { left, right, bottom } = boundsOf(outline)
  const metresPerPixel = (right - left) / width
  return { image, width, height, left, bottom, metresPerPixel, opacity: 0.5, points: [] }
}

async function scaledDown(image: ImageBitmap): Promise<ImageBitmap> {
  const { width, height } = image
  const factor = longestSide / Math.max(width, height)
  if (factor >= 1) return image
  const smaller = await createImageBitmap(image, {
    resizeWidth: Math.max(1, Math.round(width * factor)),
    resizeHeight: Math.max(1, Math.round(height * factor)),
    resizeQuality: 'high',
  })
  image.close()
  return smaller
}
