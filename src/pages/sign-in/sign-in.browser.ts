import type { accountApi } from '#src/account/contract.ts'
import type { Failure } from '#src/rest/failure.ts'
import { send } from '#src/rest/send.ts'
import { returnPath } from '#src/site/return-path.ts'

/** Signs in with a call, so that a wrong password costs no page. */
export function bringToLife(form: HTMLFormElement): void {
  const fault = form.querySelector<HTMLElement>('[data-fault]')!
  const code = form.querySelector<HTMLElement>('[data-code]')!
  const button = form.querySelector('button')!
  form.noValidate = true

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (button.ariaBusy !== 'true') void signIn()
  })

  async function signIn() {
    const given = new FormData(form)
    const value = (name: string) => String(given.get(name) ?? '')
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
        refuse('codeNeeded', 'code')
      } else if (status === 401 || status === 422) refuse('wrong', 'password')
      else refuse(status === 429 ? 'tooMany' : 'failure')
    }
  }

  function refuse(message: string, focused = 'email') {
    fault.textContent = form.dataset[message] ?? ''
    form.querySelector<HTMLInputElement>(`[name=${focused}]`)?.focus()
  }
}
