import { foldText } from '@repo/platform/rest/clean-text.ts'

/** The `(0)` of `+49 (0)30 …` is dialled at home alone; abroad it leads to nobody. */
const withoutTrunkZero = (phone: string): string =>
  /^\s*(?:\+|00)/.test(phone) ? phone.replace(/\(\s*0\s*\)/, '') : phone

/** The first number of a text: neither words, nor an extension, nor a second number. */
const firstNumber = /\+?[\d(][^+\p{L}#;,]*/u

/** The words for an extension in our languages, and how it follows a number. */
const extension =
  /(?:\b(?:ext(?:ension|ensao)?|x|durchwahl|dw|poste|interno|int|ramal)|#)[ .:]*(\d{1,7})\D*$/

/** The address of a call, from a number as its owner writes it; undefined without digits. */
export function telHref(phone: string | null): string | undefined {
  const text = foldText(phone ?? '').replace(/(?<=\d)(?=x\d)/, ' ')
  const [first = ''] = firstNumber.exec(text) ?? []
  const number = withoutTrunkZero(first).replace(/[^0-9+]/g, '')
  const [, digits] = extension.exec(text) ?? []
  return number && `tel:${number}${digits ? `;ext=${digits}` : ''}`
}

/** The digits by which a number is found in any spelling: +49 30, 0049 (0)30, 030. */
export const phoneDigits = (phone: string): string =>
  foldText(phone)
    .replace(/\(\s*0\s*\)/, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '')
