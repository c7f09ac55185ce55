const shownMs = 3_000

/** Shows the button beside an address or a piece of code, which copies it. */
export function enhance(root: Element): void {
  const field = root.querySelector('input')
  const code = root.querySelector('code')
  const button = root.querySelector('button')
  const status = root.querySelector('[role=status]')
  if (!button || !status) return
  const select = () => {
    field?.select()
    if (code) getSelection()?.selectAllChildren(code)
  }
  field?.addEventListener('focus', select)
  // The clipboard exists only over https.
  if (!('clipboard' in navigator)) return
  button.hidden = false
  let timer: ReturnType<typeof setTimeout> | undefined
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(field?.value ?? code?.textContent ?? '').then(() => {
      status.textContent = button.dataset.done ?? ''
      clearTimeout(timer)
      timer = setTimeout(() => (status.textContent = ''), shownMs)
    }, select)
  })
}
