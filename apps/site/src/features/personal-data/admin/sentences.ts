import type { Erased, PersonalDataExport } from '../contract.ts'

const things = {
  leads: ['demo request', 'demo requests'],
  subscriptions: ['subscription', 'subscriptions'],
  mails: ['email', 'emails'],
} as const satisfies Record<keyof Erased, readonly [string, string]>

const sources = ['leads', 'subscriptions', 'mails'] as const

const counted = (key: keyof Erased, count: number) => `${count} ${things[key][count === 1 ? 0 : 1]}`

/** How much is stored, by source: “2 demo requests”. */
export const countsOf = (data: Pick<PersonalDataExport, keyof Erased>): string[] =>
  sources.flatMap((key) => (data[key].length > 0 ? [counted(key, data[key].length)] : []))

export function erasedSentence(email: string, erased: Erased): string {
  const gone = sources.flatMap((key) => (erased[key] > 0 ? [counted(key, erased[key])] : []))
  return gone.length > 0
    ? `Data for ${email} erased: ${gone.join(', ')}.`
    : `Nothing was stored for ${email}.`
}
