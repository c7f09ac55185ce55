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
