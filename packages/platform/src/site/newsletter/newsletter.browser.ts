import { setFieldError } from '#src/ui/field-error.ts'
import { notify } from '#src/ui/notifications/notify.ts'
import { subscribe } from './subscribe.ts'

/** Sends the form in the footer as a call; without JavaScript it is posted to its page. */
export function enhanceNewsletterForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-newsletter]')
  const done = document.querySelector<HTMLElement>('[data-newsletter-done]')
  const input = form?.elements.namedItem('email')
  const button = form?.querySelector('button')
  if (!form || !done || !button || !(input instanceof HTMLInputElement)) return
  const { success = '', error: errorMessage = '', invalid = '' } = form.dataset
  form.noValidate = true

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (button.ariaBusy === 'true') return
    setFieldError(input, /.@./.test(input.value) ? '' : invalid)
    if (input.ariaInvalid === 'true') input.focus()
    else void submit(input.value)
  })

  const submit = async (email: string) => {
    button.ariaBusy = 'true'
    try {
      await subscribe(email)
      notify({ type: 'success', message: success })
      form.remove()
      done.hidden = false
    } catch (error) {
      const isRejected = error instanceof Object && 'code' in error && error.code === 422
      if (!isRejected) notify({ type: 'error', message: errorMessage })
      setFieldError(input, isRejected ? invalid : errorMessage)
      button.ariaBusy = null
    }
  }
}
