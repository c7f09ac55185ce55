import type { Lang } from '#src/i18n/locales.ts'
import { casesWords, claimsWords } from '#words/index.ts'
import type { ClaimKey } from './claim-list.ts'
import type { CaseKey } from './claims.ts'

const isCase = (key: ClaimKey): key is CaseKey => key in casesWords.en.names

/** What a stated figure measures. */
export const claimName = (lang: Lang, key: ClaimKey): string =>
  isCase(key) ? casesWords[lang].names[key] : claimsWords[lang][key]
