import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { demoRequestWords } from '#src/features/demo-requests/messages/words.ts'
import { wordingVersion } from '#src/features/newsletter/server/consent.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { siteWords as words } from '@repo/platform/words/index.ts'

/** Everything that was ever beside the forms, by its version; a new wording adds a line. */
const digests: Record<string, string> = {
  '2026-11-20': '638d0305f68082bd',
  '2026-11-22': '085c234a49325961',
  '2026-11-27': '8a307311723cf860',
}

test('the wording beside the forms is that of the version in the consent record', () => {
  const consented = langs.map((lang) => [
    words[lang].newsletter,
    words[lang].forms.promise,
    demoRequestWords[lang].form.newsletter,
    demoRequestWords[lang].form.newsletterHint,
  ])
  const digest = createHash('sha256').update(JSON.stringify(consented)).digest('hex').slice(0, 16)
  expect(digest).toBe(digests[wordingVersion])
})
