import { elementIn } from '@repo/platform/ui/element-in.ts'

/** The password as text while the switch is on; sent, it is a password again, for what keeps passwords. */
export function enhance(root: HTMLElement): void {
  const box = elementIn(root, 'input', HTMLInputElement)
  const { form } = box
  if (!form) return
  const password = elementIn(form, '[name=password]', HTMLInputElement)
  const show = () => (password.type = box.checked ? 'text' : 'password')
  box.addEventListener('change', show)
  const hide = () => {
    box.checked = false
    show()
  }
  form.addEventListener('submit', hide)
  // A reload may have set the box as it was before.
  hide()
}
