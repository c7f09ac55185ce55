const shownMs = 3_000

/** Shows the button beside an address, a piece of code or another text, which copies it. */
export function enhance(root: Element): void {
  const field = root.querySelector('input')
  const text = root.querySelector('code, [data-copy-source]')
  const button = root.querySelector('button')
  const status = root.querySelector('[role=status]')
  if (!button || !status) return
  const select = () => {
    field?.select()
    if (text) getSelection()?.selectAllChildren(text)
  }
  field?.addEventListener('focus', select)
  // The clipboard exists only over https.
  if (!('clipboard' in navigator)) return
  button.hidden = false
  let timer: ReturnType<typeof setTimeout> | undefined
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(field?.value ?? text?.textContent ?? '').then(() => {
      status.textContent = button.dataset.done ?? ''
      clearTimeout(timer)
      timer = setTimeout(() => (status.textContent = ''), shownMs)
    }, select)
  })
}
