import { createElement, type ComponentType, type PropsWithChildren, type ReactElement } from 'react'

/** When an island's code is fetched and hydrated; `press` waits for a button inside the island. */
export type When = 'idle' | 'interaction' | 'press'

let renderIsland: (element: ReactElement, prefix: string) => string
if (import.meta.env.SSR) {
  const { renderToString } = await import('react-dom/server')
  renderIsland = (element, prefix) => renderToString(element, { identifierPrefix: `${prefix}-` })
}

/**
 * Marks a component as an island: the server renders it as a React root of its own with its properties
 * beside it, the browser receives the component itself. `name` is its file name without `.island.tsx`.
 * Properties must survive JSON; children are rendered by the server alone, inside `ServerRendered`.
 * A page address whose hash begins with `hash` counts as a press.
 */
export function island<P extends object>(
  Component: ComponentType<P>,
  name: string,
  when: When,
  hash?: string,
): ComponentType<P> {
  if (!import.meta.env.SSR) return Component
  return (props: P) => {
    const { children, ...data } = props as PropsWithChildren<P>
    return (
      <div
        data-island={name}
        data-when={when}
        data-hash={hash}
        data-props={JSON.stringify(data)}
        dangerouslySetInnerHTML={{ __html: renderIsland(createElement(Component, props), name) }}
      />
    )
  }
}
