import { technology } from '@repo/platform/facts/claims.ts'
import { formatNumber, formatPercent } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { connectivityWords as words } from '#words/index.ts'

interface Span {
  from: number
  to: number
}

/** Without a break after the dash. */
const dash = '–\u2060'
const withUnit = (number: string, unit: string) => `${number}\u00a0${unit}`

/** The published figures of the devices, as the language of the page writes them. */
export function figures(lang: Lang) {
  const { values } = words[lang].devices
  const { rangeM, updateRateHz, bandsGHz, spectrumGHz, temperaturesC, gatewayPower } = technology
  const metres = (value: number) => withUnit(formatNumber(lang, value), 'm')
  const gigahertz = ({ from, to }: Span) =>
    withUnit(`${formatNumber(lang, from, 1)}${dash}${formatNumber(lang, to, 1)}`, 'GHz')
  const [longer, longest] = rangeM.withAntenna
  const [first = '', second = ''] = temperaturesC.map(({ from, to }) =>
    fill(lang, values.span, {
      from: formatNumber(lang, from),
      to: withUnit(`+${formatNumber(lang, to)}`, '°C'),
    }),
  )
  const volts = ({ from, to }: Span) => `${from}${dash}${to}`
  return {
    ...technology.protection,
    dc: volts(gatewayPower.dcVolts),
    ac: volts(gatewayPower.acVolts),
    limit: String(gatewayPower.dcVolts.to),
    uptime: formatPercent(lang, technology.uptimeShare),
    range: metres(rangeM.standard),
    longer: metres(longer),
    longest: metres(longest),
    rate: withUnit(formatNumber(lang, updateRateHz), 'Hz'),
    bands: gigahertz(bandsGHz),
    spectrum: gigahertz(spectrumGHz),
    first,
    second,
  }
}
