interface Rules {
  createHTML(html: string): string
  createScriptURL(address: string): string
}

/** Trusted Types, which not every browser has. */
export interface TrustedTypesWindow {
  trustedTypes?: { createPolicy<R extends Partial<Rules>>(name: string, rules: R): R }
}

/**
 * The one way of a text into a place where browsers run what it says: the policy of the pages
 * (`server/http/security-headers.ts`) closes those places to any other text.
 */
const rules: Rules = {
  // Who calls it answers for the text: it is clean or our own.
  createHTML: (html) => html,
  createScriptURL(address) {
    const { origin, href } = new URL(address, location.href)
    if (origin !== location.origin) throw new TypeError(`${href} is not a script of this site`)
    return href
  },
}

const policy = (globalThis as TrustedTypesWindow).trustedTypes?.createPolicy('site', rules)

/** Clean rich text, or markup of ours. */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html

/** The address of a script or worker of this site. */
export const trustedScript = (address: string): string =>
  policy?.createScriptURL(address) ?? address
