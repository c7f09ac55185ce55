const allowedLink = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i

export const isAllowedLink = (address: string): boolean => allowedLink.test(address.trim())

/** `example.com/page` means https, `name@example.com` means an email. */
export function withScheme(address: string): string {
  if (/^[^\s@/]+@[^\s@/]+\.\w+$/.test(address)) return `mailto:${address}`
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(address) ? `https://${address}` : address
}
