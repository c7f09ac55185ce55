import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { stringifyQuery } from './list-search.ts'

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** Below `/backoffice`. */
  to: `/${string}`
  search?: Readonly<Record<string, string>> | undefined
}

/**
 * A link of which a list draws hundreds: the router reads where it leads when it is followed, in place
 * of each time that an address changes, and loads nothing ahead of the click.
 */
export function PlainLink({ to, search = {}, children, ...anchor }: Props) {
  const router = useRouter()
  const href = `${router.basepath}${to}${stringifyQuery(search)}`
  const follow = (event: MouseEvent) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    void router.navigate({ href })
  }
  return (
    <a {...anchor} href={href} onClick={follow}>
      {children}
    </a>
  )
}
