import type { PropsWithChildren, Ref } from 'react'

interface ServerRenderedProps extends PropsWithChildren {
  ref?: Ref<HTMLDivElement>
  className?: string
}

/** The part of an island that the browser keeps as the server drew it, without the code that did. */
export function ServerRendered({ ref, className, children }: ServerRenderedProps) {
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
