const shownMs = 3_000

/** Shows the button beside an article's address, which copies the address. */
export function enhance(root: Element): void {
  const field = root.querySelector('input')
  const button = root.querySelector('button')
  const status = root.querySelector('[role=status]')
  if (!field || !button || !status) return
  field.addEventListener('focus', () => field.select())
  // The clipboard exists only over https.
  if (!('clipboard' in navigator)) return
  button.hidden = false
  let timer: ReturnType<typeof setTimeout> | undefined
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(field.value).then(
      () => {
        status.textContent = button.dataset.done ?? ''
        clearTimeout(timer)
        timer = setTimeout(() => (status.textContent = ''), shownMs)
      },
      () => field.select(),
    )
  })
}
