/**
 * A link to the page in another language carries what the address holds when it is followed: the
 * country and, in the fragment, the open tab or the visitor's inputs.
 */
export function carryAddress(): void {
  const carry = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]')
    // After the language, such as "/de", the path of the same page is the same.
    if (!link || link.pathname.slice(3) !== location.pathname.slice(3)) return
    if (location.search.includes('country=')) link.search = location.search
    link.hash = location.hash
  }
  for (const type of ['click', 'auxclick']) addEventListener(type, carry, true)
}
