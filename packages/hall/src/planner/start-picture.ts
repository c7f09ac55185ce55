import { boundsOf } from '#src/model/plan.ts'
import { setFieldError } from '@repo/platform/ui/field-error.ts'
import type { Planner } from './planner-state.ts'
import { filled, type PlannerWords } from './planner-words.ts'
import { largestPicture, scaledTo } from './traced-picture.ts'
import { elementIn } from '@repo/platform/ui/element-in.ts'

/** Pixels of the longer side that are kept. */
const longestSide = 4096

/** A picture below the plan; it is opened here and goes nowhere else. */
export function startPicture(panel: HTMLElement, planner: Planner, words: PlannerWords) {
  const section = elementIn(panel, '[data-picture]', HTMLElement)
  const input = (name: string) => elementIn(section, `#picture-${name}`, HTMLInputElement)
  const [file, opacity, distance] = [input('file'), input('opacity'), input('distance')]

  const open = async (chosen: File) => {
    const { picture, number } = words
    if (chosen.size > largestPicture) {
      const most = number(largestPicture / 1_000_000)
      setFieldError(file, filled(picture.tooLarge, { most }))
      return
    }
    try {
      if (!/^image\/(?:png|jpeg|webp)$/.test(chosen.type)) throw new Error(chosen.type)
      const image = await scaledDown(await createImageBitmap(chosen))
      const { width, height } = image
      const { left, right, bottom } = boundsOf(planner.state.history.plan.outline)
      const metresPerPixel = (right - left) / width
      setFieldError(file, '')
      planner.set({
        picture: { image, width, height, left, bottom, metresPerPixel, opacity: 0.5, points: [] },
      })
    } catch {
      setFieldError(file, picture.unreadable)
    }
  }
  file.addEventListener('change', () => {
    const [chosen] = file.files ?? []
    if (chosen) void open(chosen)
  })
  for (const name of ['opacity', 'left', 'bottom'] as const) {
    const control = input(name)
    control.addEventListener('input', () => {
      const { picture } = planner.state
      const value = control.valueAsNumber
      if (picture && Number.isFinite(value)) planner.set({ picture: { ...picture, [name]: value } })
    })
  }
  const click = (name: string, act: () => void) =>
    elementIn(section, `[data-${name}]`, Element).addEventListener('click', act)
  click('scale', () => {
    const { picture } = planner.state
    if (picture) planner.set({ tool: 'scale', picture: { ...picture, points: [] } })
    elementIn(panel, 'canvas', HTMLCanvasElement).focus()
  })
  click('apply', () => {
    const { picture } = planner.state
    const metres = distance.valueAsNumber
    if (!(metres > 0)) setFieldError(distance, words.fields.number)
    else if (picture) {
      setFieldError(distance, '')
      planner.set({ picture: { ...scaledTo(picture, metres), points: [] }, tool: 'select' })
    }
  })
  click('remove', () => {
    file.value = ''
    planner.set({
      picture: undefined,
      ...(planner.state.tool === 'scale' && { tool: 'select' }),
    })
  })

  planner.follow(['picture'], ({ picture }) => {
    elementIn(section, '[data-settings]', HTMLElement).hidden = !picture
    if (!picture) return
    const { points, left, bottom } = picture
    opacity.value = String(picture.opacity)
    for (const [name, value] of Object.entries({ left, bottom })) {
      const rounded = Math.round(100 * value) / 100
      if (document.activeElement !== input(name)) input(name).value = String(rounded)
    }
    elementIn(section, '[data-points]', Element).textContent = words.counted(
      words.picture.points,
      points.length,
    )
  })
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
