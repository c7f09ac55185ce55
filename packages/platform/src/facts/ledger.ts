import type { Lang } from '#src/i18n/locales.ts'
import { answerKeys, companyGroups, type AnswerKey } from './answer-list.ts'
import { answerName } from './answer-names.ts'
import { claimKeys, type ClaimKey } from './claim-list.ts'
import { claimName } from './claim-names.ts'

/** What the ledger documents: a figure that the site states, or the answer to a tender's question. */
export type LedgerKey = ClaimKey | AnswerKey

export const ledgerKeys = [...claimKeys, ...answerKeys] as const

export const ledgerGroups = ['figures', ...companyGroups, 'hardware'] as const
export type LedgerGroup = (typeof ledgerGroups)[number]

export const isAnswer = (key: LedgerKey): key is AnswerKey => key.includes('.')

export function ledgerGroupOf(key: LedgerKey): LedgerGroup {
  if (!isAnswer(key)) return 'figures'
  return companyGroups.find((group) => key.startsWith(`${group}.`)) ?? 'hardware'
}

export const ledgerName = (lang: Lang, key: LedgerKey): string =>
  isAnswer(key) ? answerName(lang, key) : claimName(lang, key)
