import { passwordApi } from '@repo/platform/account/password-contract.ts'
import { browserOf } from '@repo/platform/account/server/browser.ts'
import { requestReset, setPasswordByLink } from '@repo/platform/account/server/own-password.ts'
import { signIn } from '@repo/platform/account/server/sign-in.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { returnPath } from '@repo/platform/site/forms/return-path.ts'
import { parseForm, type FormHandler } from '@repo/platform/site/server/forms.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { signInWords as words } from '#words/index.ts'

/** Asks for a link to set a new password. */
export const forgotForm: FormHandler = {
  async handle(platform, { lang, values, request }) {
    const { email } = parseForm(passwordApi.forgot.body, values)
    await requestReset(platform, { email, ip: request.ip, lang })
    return { redirectTo: `${pathOf(lang, 'sign-in')}?forgot=1&note=mailed` }
  },

  errorText(lang, { field }, status) {
    const { errors } = words[lang]
    if (field) return siteWords[lang].forms.invalidEmail
    if (status === 422) return ''
    return status === 429 ? errors.tooMany : errors.error
  },
}

/** Sets the password that an invitation or a reset is for, and signs in unless a code is due too. */
export const setPasswordForm: FormHandler = {
  startsSession: true,

  async handle(platform, { lang, values, request, reply }) {
    const body = parseForm(passwordApi.set.body, values)
    const account = await setPasswordByLink(platform, { ...body, ip: request.ip })
    if (account.totp_secret !== null) return { redirectTo: `${pathOf(lang, 'sign-in')}?note=set` }
    const { cookies } = await signIn(platform, account, browserOf(request), {})
    reply.header('set-cookie', cookies)
    return { redirectTo: returnPath(undefined) }
  },

  errorText(lang, { field, rule }, status) {
    const { errors } = words[lang]
    if (field === 'token') return errors.link
    if (field === 'password')
      return { address: errors.ownAddress, common: errors.common }[rule] ?? errors.length
    if (status === 422) return ''
    return status === 429 ? errors.tooMany : errors.error
  },
}
