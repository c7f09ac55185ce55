/** HTML that needs no escaping. */
export interface Markup {
  readonly markup: string
}

export type Part = string | number | Markup | readonly Part[] | undefined | false

/** HTML whose values are escaped unless they are HTML themselves. */
export const html = (texts: TemplateStringsArray, ...values: readonly Part[]): Markup => ({
  markup: String.raw({ raw: texts }, ...values.map((value) => markupOf(value))),
})

export const trusted = (markup: string): Markup => ({ markup })

function markupOf(part: Part): string {
  if (part === undefined || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part))
  return 'markup' in part ? part.markup : part.map((one) => markupOf(one)).join('')
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign)
