import punycode from 'punycode.js'

/**
 * Letters of the European alphabets and Vietnamese. The script has more (IPA, clicks), but those look
 * like other letters or signs, and no name of a company has them.
 */
const latin = /^(?:[a-z0-9-]|(?=\p{Script=Latin})[\u00c0-\u01bf\u01c4-\u024f\u1e00-\u1eff])+$/u

/** The label as its owner writes it; letters of another script may be lookalikes, so it stays in ASCII. */
function readableLabel(ascii: string): string {
  try {
    const label = punycode.decode(ascii.slice('xn--'.length).toLowerCase()).normalize('NFC')
    // Browsers make the same of both, or it is not the same domain.
    const isSame = new URL(`https://${label}.example`).hostname === `${ascii.toLowerCase()}.example`
    return isSame && latin.test(label) ? label : ascii
  } catch {
    return ascii
  }
}

/**
 * A text for people, with the domains in it as their owners write them: `xn--mller-kva.de` is
 * `müller.de`. Only for reading: what is stored, sent and linked to stays in ASCII.
 */
export const withUnicodeDomains = (text: string): string =>
  text.replace(/(?<![\w-])xn--[a-z0-9-]+/gi, readableLabel)
