import type { ComponentPropsWithoutRef, ElementType } from 'react'

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
  | 'figcaption'
  | 'figure'
  | 'fieldset'
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

export const tagOf = (as: Element | undefined, usual: Element): ElementType => as ?? usual
