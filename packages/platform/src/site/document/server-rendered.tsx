import type { PropsWithChildren, Ref } from 'react'

interface ServerRenderedProps extends PropsWithChildren {
  ref?: Ref<HTMLDivElement>
  className?: string
}

/** The part of an island that stays as the server rendered it: the browser has no code for it. */
export function ServerRendered({ ref, className, children }: ServerRenderedProps) {
  if (import.meta.env.SSR) return <div className={className}>{children}</div>
  // React leaves the markup of an element with `dangerouslySetInnerHTML` alone when it hydrates.
  return (
    <div
      ref={ref}
      suppressHydrationWarning
      className={className}
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
