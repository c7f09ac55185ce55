import { createElement, type ComponentPropsWithoutRef } from 'react'

/** The elements that a primitive can be. */
export type Element =
  | 'a'
  | 'article'
  | 'aside'
  | 'b'
  | 'button'
  | 'dd'
  | 'div'
  | 'dl'
  | 'dt'
  | 'fieldset'
  | 'figcaption'
  | 'figure'
  | 'footer'
  | 'form'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'header'
  | 'label'
  | 'legend'
  | 'li'
  | 'nav'
  | 'ol'
  | 'output'
  | 'p'
  | 'section'
  | 'small'
  | 'span'
  | 'strong'
  | 'summary'
  | 'td'
  | 'th'
  | 'time'
  | 'ul'

/** Its attributes, and those of the primitive. */
export type As<Name extends Element, Own> = Own &
  Omit<ComponentPropsWithoutRef<Name>, keyof Own | 'as'> & { as?: Name }

/**
 * An element with a class for each property that `classes` names, ended by its value where it has one
 * (the second of two steps is that between columns). All other properties are the element's own.
 */
export function draw(
  usual: Element | 'table',
  base: string,
  classes: Readonly<Record<string, string>>,
  props: object,
) {
  const names = [base]
  const rest: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(props)) {
    const known = classes[key]
    if (known === undefined) rest[key] = value
    else if (value === true) names.push(known)
    else if (typeof value === 'string')
      names.push(known ? (known + value).replace(' ', ' l-column-') : value)
  }
  const { as = usual, ...own } = rest as { as?: Element }
  return createElement(as, { ...own, className: names.join(' ').trim() || undefined })
}
