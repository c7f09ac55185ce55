import type { accountApi } from '#src/account/contract.ts'
import type { Failure } from '#src/rest/failure.ts'
import { send } from '#src/rest/send.ts'
import { returnPath } from '#src/site/return-path.ts'
import type { words } from './words.ts'

type Faults = (typeof words)['en']['faults']

/** Signs in with a call, so that a wrong password costs no page. */
export function bringToLife(form: HTMLFormElement): void {
  const fault = form.querySelector<HTMLElement>('[data-fault]')!
  const code = form.querySelector<HTMLElement>('[data-code]')!
  const button = form.querySelector('button')!
  const faults = JSON.parse(form.dataset.faults!) as Faults
  form.noValidate = true

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (button.ariaBusy !== 'true') void signIn()
  })

  async function signIn() {
    const value = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value
    fault.textContent = ''
    if (!value('email') || !value('password')) return refuse('missing')
    button.ariaBusy = 'true'
    try {
      await send<typeof accountApi.signIn>({
        method: 'POST',
        path: '/sessions',
        body: {
          email: value('email'),
          password: value('password'),
          ...(value('code') && { code: value('code') }),
        },
      })
      location.assign(returnPath(value('return')))
    } catch (error) {
      button.ariaBusy = null
      const { code: status, errorCode } = error as Failure
      if (errorCode === 'SECOND_FACTOR_REQUIRED') {
        code.hidden = false
        refuse('code', 'code')
      } else if (status === 401 || status === 422) refuse('credentials', 'password')
      else refuse(status === 429 ? 'tooMany' : 'failure')
    }
  }

  function refuse(why: keyof Faults, focused = 'email') {
    fault.textContent = faults[why]
    form.querySelector<HTMLInputElement>(`[name=${focused}]`)?.focus()
  }
}
