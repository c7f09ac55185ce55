import { materialsOf } from '#src/model/materials.ts'
import { materialLengths, materialRows } from './material-rows.ts'
import { partOf, write, type Context } from './parts.ts'
import { elementIn } from '@repo/platform/ui/element-in.ts'

/** What the plan needs to be bought, for so many trucks. */
export function showMaterials({ root, planner, texts }: Context) {
  const tooLong = partOf(root, 'too-long')
  const field = elementIn(root, '[name=plan-trucks]', HTMLInputElement)
  const tags = root.querySelectorAll<HTMLInputElement>('[name=plan-tags]')
  field.addEventListener('input', () => {
    if (field.value && field.checkValidity()) planner.set({ trucks: field.valueAsNumber })
  })
  for (const radio of tags)
    radio.addEventListener('change', () => {
      planner.set({ tagsPerTruck: radio.value === '2' ? 2 : 1 })
    })
  planner.follow(['history', 'trucks', 'tagsPerTruck'], ({ history, trucks, tagsPerTruck }) => {
    if (document.activeElement !== field) field.value = String(trucks)
    for (const radio of tags) radio.checked = radio.value === String(tagsPerTruck)
    const materials = materialsOf(history.plan.anchors, { trucks, tagsPerTruck })
    for (const name of materialRows) {
      const value = materials[name]
      write(root, 'data-material', {
        [name]: materialLengths.has(name) ? texts.measure(value, 'm') : texts.number(value),
      })
    }
    tooLong.hidden = !materials.tooLong
  })
}
