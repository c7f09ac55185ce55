/**
 * Whether a title may repeat what was searched for: no address, number or advertisement that somebody has
 * put into a link to the page.
 */
export const isPlainSearch = (text: string): boolean =>
  text.length <= 40 && /^[\p{L}\p{M}\d' -]+$/u.test(text) && !/\d{5}/.test(text)
