import type { Page } from 'playwright-core'
import { trusted, type Markup } from './markup.ts'

/** A drawing of the page that is open, with its styles written into it: it looks the same in a document. */
export async function drawingIn(page: Page, selector: string): Promise<Markup> {
  return trusted(await page.locator(selector).first().evaluate(standing))
}

/** In the browser. */
function standing(svg: Element): string {
  const usual: Readonly<Record<string, string>> = {
    fill: 'rgb(0, 0, 0)',
    'fill-opacity': '1',
    stroke: 'none',
    'stroke-width': '1px',
    'stroke-opacity': '1',
    'stroke-dasharray': 'none',
    'stroke-linecap': 'butt',
    'stroke-linejoin': 'miter',
    'vector-effect': 'none',
    opacity: '1',
    'font-size': '16px',
    'font-weight': '400',
    'text-anchor': 'start',
    'dominant-baseline': 'auto',
    'paint-order': 'normal',
    rotate: 'none',
  }
  const copy = svg.cloneNode(true)
  if (!(copy instanceof SVGElement)) throw new Error('The drawing is no SVG')
  const originals = [svg, ...svg.querySelectorAll('*')]
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')]
  const hidden: Element[] = []
  for (const [at, original] of originals.entries()) {
    const one = copies[at]
    if (!one) continue
    const style = getComputedStyle(original)
    if (style.display === 'none' || style.visibility === 'hidden') hidden.push(one)
    one.removeAttribute('class')
    one.removeAttribute('style')
    for (const [name, value] of Object.entries(usual)) {
      const own = style.getPropertyValue(name)
      if (name === 'font-size' && one.tagName !== 'text') continue
      if (own === value && !one.hasAttribute(name)) continue
      one.style.setProperty(name, name === 'font-size' ? `calc(var(--text, 1) * ${own})` : own)
    }
    if (one.tagName === 'circle') one.setAttribute('r', style.r)
    if (style.rotate !== 'none') {
      one.style.setProperty('transform-box', style.transformBox)
      one.style.setProperty('transform-origin', 'center')
    }
  }
  for (const one of hidden) one.remove()
  const { width, height } = svg.getBoundingClientRect()
  if (copy.hasAttribute('viewBox')) {
    copy.removeAttribute('width')
    copy.removeAttribute('height')
  } else copy.style.setProperty('height', `${height}px`)
  copy.setAttribute('data-width', String(Math.round(width)))
  return copy.outerHTML
}
