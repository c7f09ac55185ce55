import { minute } from '@repo/platform/server/clock.ts'
import type { Limit } from '@repo/platform/server/rate-limits/windows.ts'
import { clientKey } from '@repo/platform/server/rate-limits/client-key.ts'
import type { ClaimNotesSource } from '@repo/platform/site/server/page-drawing.ts'
import { parseForm, type FormHandler } from '@repo/platform/site/server/forms.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { maxLength } from '@repo/platform/rest/lengths.ts'
import { buyersKitWords, kitDocumentsWords } from '#words/index.ts'
import { kitInput } from '../kit-input.ts'
import { makeKit } from './make-kit.ts'

const perClient: Limit = { name: 'kit client', times: 10, within: 10 * minute }

/** Answers with the archive itself; a browser saves it, and the page stays as it is. */
export const buyersKitForm = (claimNotes: ClaimNotesSource, origin: () => string): FormHandler => ({
  async handle(platform, { lang, values, request }) {
    await platform.limits.consume(perClient, clientKey(request.ip))
    const input = parseForm(kitInput, values)
    const bytes = await makeKit(platform, claimNotes, { lang, input, origin: origin() })
    return {
      download: { name: `${kitDocumentsWords[lang].archive}.zip`, type: 'application/zip', bytes },
    }
  },

  errorText(lang, { field }, status) {
    const { errors } = buyersKitWords[lang].kit
    if (field === 'company') return fillIn(errors.company, { max: maxLength.name })
    if (field === 'plan' || field === 'estimate') return errors[field]
    return status === 429 || status === 503 ? errors.busy : errors.failed
  },
})
