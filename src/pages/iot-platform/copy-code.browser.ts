const shownMs = 3_000

/** Shows the button above a piece of code, which copies the code. */
export function enhance(root: Element): void {
  const code = root.querySelector('code')
  const button = root.querySelector('button')
  const status = root.querySelector('[role=status]')
  // The clipboard exists only over https.
  if (!code || !button || !status || !('clipboard' in navigator)) return
  button.hidden = false
  let timer: ReturnType<typeof setTimeout> | undefined
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(code.textContent).then(
      () => {
        status.textContent = button.dataset.done ?? ''
        clearTimeout(timer)
        timer = setTimeout(() => (status.textContent = ''), shownMs)
      },
      () => getSelection()?.selectAllChildren(code),
    )
  })
}
