import { useState, type SyntheticEvent } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import { Field } from '#src/admin/form/field.tsx'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { useKeepForReload } from '#src/admin/reload.ts'
import { maxLength } from '#src/rest/lengths.ts'
import styles from './account-page.module.css'
import { useAccount, useAccountStore } from './account-store.ts'
import { useSend } from './use-send.ts'

/** The own name, as colleagues see it. */
export function NameForm() {
  const account = useAccount()
  const accountStore = useAccountStore()
  const notifications = useNotifications()
  const [name, setName] = useState(account.name)
  const { busy, errors, form, send } = useSend({ name: 'Enter your name.' })
  useKeepForReload(() => name === account.name)

  async function rename(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (await send(() => accountStore.rename(account, name))) notifications.succeed('Name saved.')
  }

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void rename(event)} noValidate>
      <Field label="Name" hint="Your colleagues see this name." error={errors['name']}>
        {(control) => (
          <input
            {...control}
            autoComplete="name"
            maxLength={maxLength.name}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" disabled={busy || name.trim() === account.name}>
        Save name
      </Button>
    </form>
  )
}
