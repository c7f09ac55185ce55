type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Shows or, with '', clears the message of a server-rendered field. */
export function setFieldError(control: Control, message: string): void {
  const line = document.getElementById(`${control.id}-error`)
  if (line) line.textContent = message
  if (message) control.setAttribute('aria-invalid', 'true')
  else control.removeAttribute('aria-invalid')
}
