/**
 * Whether a client that sends this `If-None-Match` has what the tag names: by the weak comparison
 * of RFC 9110.
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return known.includes('*') || known.includes(etag)
}
