import { accountApi } from '#src/account/contract.ts'
import { absoluteMs } from '#src/account/server/sessions.ts'
import { signIn } from '#src/account/server/sign-in.ts'
import { sessionCookie } from '#src/server/http/session-cookie.ts'
import { returnPath } from '#src/site/return-path.ts'
import { parseForm, type FormHandler } from '#src/site/server/forms.ts'
import { words } from '../words.ts'

export const signInForm: FormHandler = {
  startsSession: true,

  async take(platform, { values, request, reply }) {
    const { return: returnTo = '', ...rest } = values
    const input = parseForm(accountApi.signIn.body, rest)
    const { token } = await signIn(platform, { ...input, ip: request.ip })
    reply.header('set-cookie', sessionCookie(platform.config).set(token, absoluteMs / 1000))
    return { goTo: returnPath(returnTo) }
  },

  explain(lang, { field }, status) {
    const { faults } = words[lang]
    if (field) return faults.missing
    if (status === 429) return faults.tooMany
    return status === 401 || status === 422 ? faults.credentials : faults.failure
  },
}
