import type { Block } from '#src/content/freshness-schemas.ts'

/** A block as the editor takes it; a list item begins a list, a cell becomes a paragraph. */
export function copiedBlock({ element, text }: Block): string {
  if (element === 'li') return `<ul><li><p>${text}</p></li></ul>`
  if (element === 'h2' || element === 'h3' || element === 'pre')
    return `<${element}>${text}</${element}>`
  return `<p>${text}</p>`
}
