import type { Surface } from '../drawing/paint-hall.ts'
import { toCanvas, toFloor, type View } from '../drawing/view.ts'
import type { PaintedWords } from './planner-words.ts'
import type { TracedPicture } from './traced-picture.ts'

type Context = CanvasRenderingContext2D

/** Over the map, whose colours show through the white of a drawing. */
export function paintPicture(context: Context, picture: TracedPicture, view: View) {
  const { image, left, bottom, width, height, metresPerPixel, opacity } = picture
  const [x, y] = toCanvas(view, [left, bottom + height * metresPerPixel])
  const scale = metresPerPixel * view.scale
  context.globalAlpha = opacity
  context.globalCompositeOperation = 'multiply'
  context.drawImage(image, x, y, width * scale, height * scale)
  context.globalAlpha = 1
  context.globalCompositeOperation = 'source-over'
}

const distances = [0.5, 1, 2, 5, 10, 20, 50, 100, 200]

/** The first of the round distances that is so many pixels long. */
const roundDistance = (view: View, pixels: number) =>
  distances.find((metres) => metres * view.scale >= pixels) ?? 500

export function paintGrid({ context, view, colours }: Surface, width: number, height: number) {
  const step = roundDistance(view, 20)
  const [right, bottom] = toFloor(view, [width, height])
  context.beginPath()
  for (let x = Math.ceil(view.left / step) * step; x <= right; x += step) {
    const at = Math.round(toCanvas(view, [x, 0])[0]) + 0.5
    context.moveTo(at, 0)
    context.lineTo(at, height)
  }
  for (let y = Math.ceil(bottom / step) * step; y <= view.top; y += step) {
    const at = Math.round(toCanvas(view, [0, y])[1]) + 0.5
    context.moveTo(0, at)
    context.lineTo(width, at)
  }
  context.strokeStyle = colours.quiet
  context.lineWidth = 1
  context.globalAlpha = 0.13
  context.stroke()
  context.globalAlpha = 1
}

export function paintScaleBar(
  { context, view, colours }: Surface,
  height: number,
  words: PaintedWords,
) {
  const metres = roundDistance(view, 60)
  const [x, y] = [12, height - 14]
  const text = words.metres(metres)
  context.font = `12px ${words.font}`
  const end = x + metres * view.scale
  context.fillStyle = colours.ground
  context.globalAlpha = 0.85
  context.fillRect(x - 6, y - 8, metres * view.scale + context.measureText(text).width + 20, 16)
  context.globalAlpha = 1
  context.strokeStyle = context.fillStyle = colours.text
  context.lineWidth = 2
  context.beginPath()
  context.moveTo(x, y - 4)
  context.lineTo(x, y + 4)
  context.moveTo(x, y)
  context.lineTo(end, y)
  context.moveTo(end, y - 4)
  context.lineTo(end, y + 4)
  context.stroke()
  context.textBaseline = 'middle'
  context.textAlign = 'left'
  context.fillText(text, end + 8, y)
}
