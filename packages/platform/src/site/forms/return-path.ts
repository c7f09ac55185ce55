const start = '/backoffice'

/** Where a sign-in redirects to: always a path of the back office (no open redirect). */
export function returnPath(wanted: string | null | undefined): string {
  if (!wanted) return start
  const url = URL.parse(wanted, 'http://site.invalid')
  const isLocal = url?.origin === 'http://site.invalid' && wanted.startsWith('/')
  const isBackoffice = url?.pathname === start || url?.pathname.startsWith(`${start}/`)
  return url && isLocal && isBackoffice ? url.pathname + url.search + url.hash : start
}
