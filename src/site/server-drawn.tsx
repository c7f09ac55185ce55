import type { PropsWithChildren, Ref } from 'react'

interface ServerDrawnProps extends PropsWithChildren {
  ref?: Ref<HTMLDivElement>
  className?: string
}

/** The part of an island that the browser keeps as the server drew it, without the code that did. */
export function ServerDrawn({ ref, className, children }: ServerDrawnProps) {
  if (import.meta.env.SSR) return <div className={className}>{children}</div>
  // React leaves alone what it hydrates with an inner HTML of its own.
  return (
    <div
      ref={ref}
      suppressHydrationWarning
      className={className}
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
