import { createElement, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Wakes an island in the markup that the server drew with the same prefix. */
export function mount(
  element: Element,
  Component: ComponentType<object>,
  props: object,
  name: string,
): void {
  hydrateRoot(element, createElement(Component, props), { identifierPrefix: `${name}-` })
}
