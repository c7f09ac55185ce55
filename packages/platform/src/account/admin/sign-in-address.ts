/** The sign-in page, which returns to this view. */
export function signInAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `/en/sign-in?return=${encodeURIComponent(pathname + search)}`
}
