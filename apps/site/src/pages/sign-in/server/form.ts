import { accountApi } from '@repo/platform/account/contract.ts'
import { browserOf } from '@repo/platform/account/server/browser.ts'
import { codeCookie } from '@repo/platform/account/server/code-cookie.ts'
import { createLink, findByLink } from '@repo/platform/account/server/links.ts'
import { checkPassword, signIn } from '@repo/platform/account/server/sign-in.ts'
import { withAuditAccount } from '@repo/platform/server/database/audit.ts'
import { invalidField } from '@repo/platform/server/http/http-error.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { returnPath } from '@repo/platform/site/forms/return-path.ts'
import { parseForm, type FormHandler } from '@repo/platform/site/server/forms.ts'
import { signInWords as words } from '#words/index.ts'

/** The first step: email address and password. */
export const signInForm: FormHandler = {
  startsSession: true,

  async handle(platform, { lang, values, request, reply }) {
    const { return: returnTo = '', ...rest } = values
    const { config, store, clock } = platform
    const input = parseForm(accountApi.signIn.body, rest)
    const browser = browserOf(request)
    const account = await checkPassword(platform, input, browser)
    if (account.totp_secret !== null) {
      const secret = await withAuditAccount(account.id, () =>
        store.write([], (db) => createLink(db, clock, account.id, 'code')),
      )
      reply.header('set-cookie', codeCookie(config).set(secret))
      const query = new URLSearchParams({ return: returnPath(returnTo), code: '1' })
      return { redirectTo: `${pathOf(lang, 'sign-in')}?${query}` }
    }
    const { cookies } = await signIn(platform, account, browser, {})
    reply.header('set-cookie', cookies)
    return { redirectTo: returnPath(returnTo) }
  },

  errorText(lang, { field }, status) {
    const { errors } = words[lang]
    if (field) return errors.missing
    if (status === 429) return errors.tooMany
    return status === 401 || status === 422 ? errors.credentials : errors.error
  },
}

/** The second step: the code of the authenticator app, or a recovery code. */
export const codeForm: FormHandler = {
  startsSession: true,

  async handle(platform, { lang, values, request, reply }) {
    const { config, store, clock } = platform
    const returnTo = returnPath(values.return)
    const cookie = codeCookie(config)
    const link = cookie.read(request.headers.cookie)
    const account = link && (await findByLink(store.db, clock, link, ['code']))
    if (!account) {
      const query = new URLSearchParams({ return: returnTo, note: 'late' })
      return { redirectTo: `${pathOf(lang, 'sign-in')}?${query}` }
    }
    const code = values.code?.trim().slice(0, 64)
    if (!code) throw invalidField('code', 'required', 'is required')
    const { cookies } = await signIn(platform, account, browserOf(request), { code, link })
    reply.header('set-cookie', [...cookies, cookie.clear()])
    return { redirectTo: returnTo }
  },

  errorText(lang, _, status) {
    const { errors } = words[lang]
    if (status === 429) return errors.tooMany
    return status === 401 || status === 422 ? errors.code : errors.error
  },
}
