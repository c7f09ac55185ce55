import { planColoursOf } from '@repo/hall/drawing/plan-colours.ts'
import { chapterStarts, filmEnd } from '@repo/site/features/media/demo/chapters.ts'
import { recordShift } from './recorded-shift.ts'
import { results } from './results-scene.ts'
import { hall, waiting } from './floor-scenes.ts'
import type { Scene } from './marks.ts'
import { docks, position, warning } from './truck-scenes.ts'
import { eased, size, type Stage } from './stage.ts'

const scenes: readonly Scene[] = [hall, position, warning, docks, waiting, results]
const fade = 0.4

/** Puts a canvas in place of the page, with the colours of its drawing; the answer draws a second on it. */
function open(drawing: string) {
  const colours = planColoursOf(document.querySelector(drawing) ?? document.body)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, size)
  document.body.replaceChildren(canvas)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws on no canvas.')
  const stage: Stage = { context, colours, recorded: recordShift() }
  return {
    canvas,
    draw(second: number) {
      const index = chapterStarts.findLastIndex((start) => start <= second)
      const [start = 0, end = filmEnd] = [chapterStarts[index], chapterStarts[index + 1]]
      context.reset()
      context.fillStyle = colours.ground
      context.fillRect(0, 0, size.width, size.height)
      scenes[index]?.(stage, second - start)
      const dark = 1 - eased(second, start, start + fade) + eased(second, end - fade, end)
      context.globalAlpha = index === 0 && second < fade ? 0 : Math.min(1, dark)
      context.fillStyle = colours.ground
      context.fillRect(0, 0, size.width, size.height)
    },
  }
}

declare global {
  interface Window {
    shiftFilm: { open: typeof open }
  }
}

window.shiftFilm = { open }
