import { trustedHtml } from '@repo/platform/ui/trusted-types.ts'
import { elementIn } from '@repo/platform/ui/element-in.ts'

interface Printed {
  readonly svg: string
  readonly paper: string
  readonly title: string
  /** Of a run of this plan. */
  readonly figures: HTMLElement | undefined
  readonly cells: readonly (readonly [name: string, count: number, written: string])[]
}

/** Prints the drawing, the bill of materials and the key figures in place of the page. */
export function printPlan(panel: HTMLElement, { svg, paper, title, cells, figures }: Printed) {
  const template = elementIn(panel, 'template[data-export=sheet]', HTMLTemplateElement)
  const copy = document.importNode(template.content, true)
  const sheet = elementIn(copy, '[data-sheet]', HTMLElement)
  const part = (name: string) => elementIn(sheet, `[data-sheet-part=${name}]`, Element)
  sheet.dataset.paper = paper
  part('title').textContent = title
  const { documentElement } = new DOMParser().parseFromString(trustedHtml(svg), 'image/svg+xml')
  part('drawing').append(document.adoptNode(documentElement))
  part('materials').append(
    ...cells.map(([name, , written]) => {
      const row = document.createElement('tr')
      for (const text of [name, written]) row.insertCell().textContent = text
      return row
    }),
  )
  if (figures) sheet.append(figures)
  panel.append(sheet)
  addEventListener('afterprint', () => sheet.remove(), { once: true })
  print()
}
