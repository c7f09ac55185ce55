import { trustedHtml } from '@repo/platform/ui/trusted-types.ts'

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
  const template = panel.querySelector<HTMLTemplateElement>('template[data-export=sheet]')!
  const sheet = (template.content.cloneNode(true) as DocumentFragment)
    .firstElementChild as HTMLElement
  const part = (name: string) => sheet.querySelector(`[data-sheet-part=${name}]`)!
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
