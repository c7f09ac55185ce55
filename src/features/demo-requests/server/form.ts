import { parseForm, isFromRobot, type FormHandler } from '#src/site/server/forms.ts'
import { pathOf } from '#src/site/paths.ts'
import { demoRequestInput } from '../contract.ts'
import { demoRequestWords as words } from '../messages/words.ts'
import { requestDemo } from './service.ts'

export const demoRequestForm: FormHandler = {
  async handle(platform, { lang, values, request }) {
    const redirectTo = `${pathOf(lang, 'request-demo')}?sent=1`
    if (isFromRobot(values, platform.clock.now())) return { redirectTo }
    const input = parseForm(demoRequestInput, values)
    await requestDemo(platform, input, { ip: request.ip, language: lang, request })
    return { redirectTo }
  },

  errorText(lang, { field }, status) {
    const { errors, checkEntries, error } = words[lang].form
    if (field in errors) return errors[field as keyof typeof errors]
    return status === 422 ? checkEntries : error
  },
}
