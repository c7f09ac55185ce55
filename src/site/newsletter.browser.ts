import { setFieldError } from '#src/ui/field-error.ts'
import { notify } from '#src/ui/notifications/notify.ts'
import { subscribe } from './subscribe.ts'

/** Sends the footer's form as a call; without scripts it is posted to its page. */
export function sendNewsletterForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-newsletter]')
  const done = document.querySelector<HTMLElement>('[data-newsletter-done]')
  const input = form?.elements.namedItem('email')
  const button = form?.querySelector('button')
  if (!form || !done || !button || !(input instanceof HTMLInputElement)) return
  const { success = '', failure = '', invalid = '' } = form.dataset
  form.noValidate = true

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (button.ariaBusy === 'true') return
    setFieldError(input, input.checkValidity() ? '' : invalid)
    if (input.ariaInvalid === 'true') input.focus()
    else void submit(input.value)
  })

  async function submit(email: string) {
    button!.ariaBusy = 'true'
    try {
      await subscribe(email)
      notify({ type: 'success', message: success })
      form!.remove()
      done!.hidden = false
    } catch (error) {
      const isRefused = (error as { code: number }).code === 422
      if (!isRefused) notify({ type: 'error', message: failure })
      setFieldError(input as HTMLInputElement, isRefused ? invalid : failure)
      button!.ariaBusy = null
    }
  }
}
