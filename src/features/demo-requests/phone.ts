/** The `(0)` of `+49 (0)30 …` is dialled at home alone; abroad it leads to nobody. */
const withoutTrunkZero = (phone: string): string =>
  /^\s*(?:\+|00)/.test(phone) ? phone.replace(/\(\s*0\s*\)/, '') : phone

/** The address of a call, from a number as its owner writes it; undefined without digits. */
export function telHref(phone: string | null): string | undefined {
  const number = withoutTrunkZero(phone ?? '').replace(/[^0-9+]/g, '')
  return number && `tel:${number}`
}

/** The digits by which a number is found in any spelling: +49 30, 0049 (0)30, 030. */
export const phoneDigits = (phone: string): string =>
  phone
    .replace(/\(\s*0\s*\)/, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '')
