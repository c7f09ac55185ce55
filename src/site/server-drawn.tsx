import type { PropsWithChildren } from 'react'

interface ServerDrawnProps extends PropsWithChildren {
  className?: string
}

/** The part of an island that the browser keeps as the server drew it, without the code that did. */
export function ServerDrawn({ className, children }: ServerDrawnProps) {
  if (import.meta.env.SSR) return <div className={className}>{children}</div>
  // React leaves alone what it hydrates with an inner HTML of its own.
  return (
    <div suppressHydrationWarning className={className} dangerouslySetInnerHTML={{ __html: '' }} />
  )
}
