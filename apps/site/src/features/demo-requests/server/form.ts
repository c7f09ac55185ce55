import {
  isTooFast,
  isTrapped,
  parseForm,
  type FormHandler,
} from '@repo/platform/site/server/forms.ts'
import { isKeyOf } from '@repo/platform/values/records.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { demoRequestInput } from '../contract.ts'
import { demoRequestWords as words } from '../messages/words.ts'
import { requestDemo } from './service.ts'

export const demoRequestForm: FormHandler = {
  async handle(platform, { lang, values, request }) {
    const redirectTo = `${pathOf(lang, 'request-demo')}?sent=1`
    const input = parseForm(demoRequestInput, values)
    const doubtful = isTrapped(values) || isTooFast(values, platform.clock.now())
    await requestDemo(platform, input, { ip: request.ip, language: lang, request, doubtful })
    return { redirectTo }
  },

  errorText(lang, { field }, status) {
    const { errors, checkEntries, error } = words[lang].form
    if (isKeyOf(errors, field)) return errors[field]
    return status === 422 ? checkEntries : error
  },
}
