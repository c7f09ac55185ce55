import { statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { renderNames, renderSize, smallerWidths } from '@repo/pictures/renders/names.ts'

const files = join(import.meta.dirname, '../../../../packages/pictures/src/renders/files')
const whole = (name: string, format: string) => join(files, `${name}.${format}`)
const smaller = (name: string, format: string, width: number) =>
  join(files, String(width), `${name}.${format}`)

async function sizeOf(file: string) {
  const { width, height } = await sharp(file).metadata()
  return { width, height }
}

/** So small that only what the picture shows is left of it. */
const thumbnail = (file: string) => sharp(file).resize(32, 18).removeAlpha().raw().toBuffer()

test.each(renderNames)('%s: every width has its size, and a budget of bytes', async (name) => {
  for (const format of ['avif', 'jpg']) {
    expect(await sizeOf(whole(name, format))).toEqual(renderSize)
    expect(statSync(whole(name, format)).size).toBeLessThanOrEqual(250_000)
    for (const each of smallerWidths) {
      const file = smaller(name, format, each)
      expect(await sizeOf(file)).toEqual({ width: each, height: (each * 9) / 16 })
      expect(statSync(file).size).toBeLessThan(each * 130)
    }
  }
})

test.each(renderNames)('%s: the smaller widths show the picture of today', async (name) => {
  const today = await thumbnail(whole(name, 'jpg'))
  for (const format of ['avif', 'jpg'])
    for (const width of smallerWidths) {
      const found = await thumbnail(smaller(name, format, width))
      const difference = found.reduce((sum, value, at) => sum + Math.abs(value - today[at]!), 0)
      expect(difference / today.length, `${format} ${width}`).toBeLessThan(4)
    }
})
