const key = 'form-text'
const written = 'input:not([type=hidden],[type=password],[type=file]), textarea, select'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const controls = () => [...document.querySelectorAll<Control>(`form :is(${written})`)]

/** Saves what has been typed into the page's forms for after a reload; never passwords. */
export function saveFormText(): void {
  const values = controls().map((control) =>
    control instanceof HTMLInputElement && control.matches('[type=checkbox],[type=radio]')
      ? control.checked
      : control.value,
  )
  sessionStorage.setItem(key, JSON.stringify([location.pathname, values]))
}

export function restoreFormText(): void {
  try {
    const saved = sessionStorage.getItem(key)
    if (!saved) return
    sessionStorage.removeItem(key)
    const [path, values] = JSON.parse(saved) as [string, (string | boolean)[]]
    const now = controls()
    if (path !== location.pathname || values.length !== now.length) return
    now.forEach((control, index) => {
      const value = values[index]!
      if (typeof value === 'string') control.value = value
      else (control as HTMLInputElement).checked = value
      control.dispatchEvent(new Event('input', { bubbles: true }))
    })
  } catch {
    // Without storage nothing was saved.
  }
}
