import { Link, useLocation, type LinkProps } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'

/** The search, filters and order that each list was last left with, by its path. */
const lastSearches = new Map<string, object>()

const pathOf = (pathname: string) => pathname.replace(/^\/backoffice/, '')

/** For a list: the links that lead back to it keep its search, its filters and its order. */
export function useRememberedSearch(search: object): void {
  const path = pathOf(useLocation({ select: ({ pathname }) => pathname }))
  useEffect(() => {
    lastSearches.set(path, search)
  }, [path, search])
}

/** The search that a list was last left with; empty before. */
export const lastSearchOf = (path: string): object => ({ ...lastSearches.get(path) })

type ListPath = NonNullable<LinkProps['to']>

/** Leads back to a list, as it was left. */
export function ListLink({ to, children }: { to: ListPath; children: ReactNode }) {
  const address: LinkProps = { to, search: lastSearchOf(to) }
  return <Link {...address}>{children}</Link>
}
