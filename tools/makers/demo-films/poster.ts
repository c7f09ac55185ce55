import type { Page } from 'playwright-core'

const quality = 0.8

/** A picture of the film as WebP, in the pixels of the film. */
export async function posterOf(page: Page, film: Buffer, second: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ({ source, at, quality: kept }) => {
      const video = document.createElement('video')
      const event = (name: string) =>
        new Promise((resolve, reject) => {
          video.addEventListener(name, resolve, { once: true })
          video.addEventListener('error', reject, { once: true })
        })
      const isLoaded = event('loadeddata')
      video.src = source
      await isLoaded
      const isFound = event('seeked')
      video.currentTime = at
      await isFound
      const canvas = document.createElement('canvas')
      canvas.width = video.videoWidth
      canvas.height = video.videoHeight
      canvas.getContext('2d')?.drawImage(video, 0, 0)
      return canvas.toDataURL('image/webp', kept).split(',')[1] ?? ''
    },
    { source: `data:video/mp4;base64,${film.toString('base64')}`, at: second, quality },
  )
  return Buffer.from(base64, 'base64')
}
