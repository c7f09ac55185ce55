import { isFromRobot, parseForm, type FormHandler } from '#src/site/server/forms.ts'
import { pathOf } from '#src/site/paths.ts'
import { words } from '#src/site/words.ts'
import { newsletterApi } from '../contract.ts'
import { subscribe } from './service.ts'

/** The form of the footer, on every page; on request-demo `sent` means the demo, so home answers there. */
export const newsletterForm: FormHandler = {
  async take(platform, { lang, name, values, request }) {
    const goTo = `${pathOf(lang, name === 'request-demo' ? '' : encodeURIComponent(name))}?sent=1#newsletter`
    if (isFromRobot(values, platform.clock.now())) return { goTo }
    const { email } = parseForm(newsletterApi.subscribe.body, values)
    await subscribe(platform, email, { ip: request.ip, language: lang })
    return { goTo }
  },

  explain(lang, { field }) {
    const { forms, messages } = words[lang]
    return field === 'email' ? forms.invalidEmail : messages.failure
  },
}

/** The same form with a tick box `newsletter` in it: what it is for goes first, and decides. */
export function alsoSubscribing(form: FormHandler): FormHandler {
  return {
    ...form,
    async take(platform, posted) {
      const answer = await form.take(platform, posted)
      const { lang, values, request } = posted
      if (values.newsletter !== 'on' || isFromRobot(values, platform.clock.now())) return answer
      try {
        const { email } = parseForm(newsletterApi.subscribe.body, { email: values.email ?? '' })
        await subscribe(platform, email, { ip: request.ip, language: lang })
      } catch (error) {
        request.log.warn({ err: error }, 'a subscription was not stored')
      }
      return answer
    },
  }
}
