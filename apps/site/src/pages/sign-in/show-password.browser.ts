/** The password as text while the switch is on; sent, it is a password again, for what keeps passwords. */
export function enhance(root: HTMLElement): void {
  const box = root.querySelector('input')!
  const password = box.form!.querySelector<HTMLInputElement>('[name=password]')!
  const show = () => (password.type = box.checked ? 'text' : 'password')
  box.addEventListener('change', show)
  const hide = () => {
    box.checked = false
    show()
  }
  box.form!.addEventListener('submit', hide)
  // A reload may have set the box as it was before.
  hide()
}
