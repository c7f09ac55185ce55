import { technology } from '@repo/platform/facts/claims.ts'
import { formatNumber, formatPercent } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { rtlsWords as words } from '#words/index.ts'

/** `9.2 km/h` as the language writes the number. */
export function measured(lang: Lang, value: number, unit: string, digits = 0): string {
  return `${formatNumber(lang, value, digits)}\u00a0${unit}`
}

/** Lengths below a metre are read in centimetres. */
export function shortLength(lang: Lang, metres: number): string {
  return metres < 1 ? measured(lang, metres * 100, 'cm') : measured(lang, metres, 'm', 2)
}

const { accuracyCm, updateRateHz, rangeM, spectrumGHz, bandsGHz } = technology

/** The product line's figures as the specification has them, in the page's language. */
export function stated(lang: Lang) {
  const { upTo, upToShare, fromTo, and, or, ...own } = words[lang].specification
  const text = (message: string, values: Record<string, string>) => fill(lang, message, values)
  const atMost = (value: string) => text(upTo, { value })
  const span = ({ from, to }: { from: number; to: number }, unit: string) =>
    `${formatNumber(lang, from, 1)}–${measured(lang, to, unit, 1)}`
  const degrees = ({ from, to }: { from: number; to: number }) =>
    text(fromTo, {
      from: formatNumber(lang, from),
      to: `+${measured(lang, to, '°C')}`,
    })
  const [longer, longest] = rangeM.withAntenna
  const [first, second] = technology.temperaturesC
  const { dcVolts, acVolts } = technology.gatewayPower
  return {
    accuracy: measured(lang, accuracyCm, 'cm'),
    rate: measured(lang, updateRateHz, 'Hz'),
    range: measured(lang, rangeM.standard, 'm'),
    rows: {
      positioning: {
        accuracy: atMost(measured(lang, accuracyCm, 'cm')),
        rate: atMost(measured(lang, updateRateHz, 'Hz')),
        range: atMost(measured(lang, rangeM.standard, 'm')),
        rangeAntenna: text(or, { first: String(longer), second: measured(lang, longest, 'm') }),
      },
      radio: { spectrum: span(spectrumGHz, 'GHz'), bands: span(bandsGHz, 'GHz') },
      platform: {
        liveView: measured(lang, technology.liveViewLatencyS, 's'),
        analytics: measured(lang, technology.analyticsLatencyMin, 'min'),
        uptime: text(upToShare, { value: formatPercent(lang, technology.uptimeShare) }),
        backups: own.daily,
      },
      environment: {
        temperature: text(and, { first: degrees(first), second: degrees(second) }),
        protection: text(own.protectionValue, technology.protection),
        gateway: text(own.gatewayValue, {
          dc: `${dcVolts.from}–${dcVolts.to}`,
          ac: `${acVolts.from}–${acVolts.to}`,
        }),
        certification: own.certificationValue,
      },
    },
  }
}
