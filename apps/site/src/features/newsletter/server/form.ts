import {
  isTooFast,
  isTrapped,
  parseForm,
  type FormHandler,
} from '@repo/platform/site/server/forms.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { siteWords as words } from '@repo/platform/words/index.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { maxLength } from '@repo/platform/rest/lengths.ts'
import { newsletterApi } from '../contract.ts'
import { subscribe } from './service.ts'
import { confirm, unsubscribe } from './email-links.ts'

/**
 * The form in the footer of every page. It redirects to its page; from request-demo it redirects to
 * home, since `sent` there means the demo request.
 */
export const newsletterForm: FormHandler = {
  async handle(platform, { lang, name, values, request }) {
    const redirectTo = `${pathOf(lang, name === 'request-demo' ? '' : encodeURIComponent(name))}?sent=1#newsletter`
    const { email } = parseForm(newsletterApi.subscribe.body, values)
    const page = pathOf(lang, name)
    const doubtful = isTrapped(values)
    await subscribe(platform, email, { ip: request.ip, language: lang, page, doubtful })
    return { redirectTo }
  },

  errorText(lang, { field }) {
    const { forms, messages } = words[lang]
    return field === 'email' ? forms.invalidEmail : messages.error
  },
}

/**
 * Wraps a form with a tick box `newsletter`: the wrapper subscribes after the form has succeeded.
 */
export function withNewsletterOptIn(form: FormHandler): FormHandler {
  return {
    ...form,
    async handle(platform, posted) {
      const answer = await form.handle(platform, posted)
      const { lang, name, values, request } = posted
      if (values.newsletter !== 'on') return answer
      try {
        const { email } = parseForm(newsletterApi.subscribe.body, { email: values.email ?? '' })
        const page = pathOf(lang, name)
        const doubtful = isTrapped(values) || isTooFast(values, platform.clock.now())
        await subscribe(platform, email, { ip: request.ip, language: lang, page, doubtful })
      } catch (error) {
        request.log.warn({ err: error }, 'a subscription was not stored')
      }
      return answer
    },
  }
}

/** The button on a page that an email links to; the page then shows the outcome. */
function buttonForm(
  key: 'confirm' | 'unsubscribe',
  action: (platform: Platform, token: string) => Promise<void>,
): FormHandler {
  return {
    async handle(platform, { lang, values }) {
      const token = (values.token ?? '').slice(0, maxLength.token)
      await action(platform, token)
      return {
        redirectTo: `${pathOf(lang, 'newsletter')}?${new URLSearchParams({ [key]: token })}`,
      }
    },
    errorText: (lang) => words[lang].messages.error,
  }
}

export const confirmForm = buttonForm('confirm', confirm)
export const unsubscribeForm = buttonForm('unsubscribe', unsubscribe)
