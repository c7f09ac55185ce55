import { createElement, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Hydrates an island in the markup that the server rendered with the same id prefix. */
export function mount(
  element: Element,
  Component: ComponentType<object>,
  props: object,
  name: string,
): void {
  hydrateRoot(element, createElement(Component, props), { identifierPrefix: `${name}-` })
}
