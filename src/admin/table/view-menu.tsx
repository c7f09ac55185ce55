import { Dialog } from '@base-ui/react/dialog'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../form/button.tsx'
import dialogStyles from '../form/dialog.module.css'
import { Field } from '../form/field.tsx'
import { useStore } from '../store.ts'
import { savedViews, searchIn, withoutView, withView } from './saved-views.ts'
import styles from './view-menu.module.css'

interface Props {
  /** The id of the account whose views they are. */
  owner: string
  /** The path of the list. */
  list: string
  /** The search, the filters and the order, from the URL. */
  query: object
}

const longestName = 60

/** The views of a list that somebody has saved under a name. */
export function ViewMenu({ owner, list, query }: Props) {
  const store = savedViews(owner, list)
  const views = useStore(store, (now) => now)
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const search = searchIn(query)
  const isEmpty = name.trim() === '' || Object.keys(search).length === 0

  function save(): void {
    if (isEmpty) return
    store.put(withView(views, { name: name.trim(), search }))
    setName('')
  }

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger render={<Button />}>
        {views.length > 0 ? `Views (${views.length})` : 'Views'}
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogStyles.backdrop} />
        <Dialog.Popup className={dialogStyles.dialog}>
          <Dialog.Title className={dialogStyles.title}>Saved views</Dialog.Title>
          {views.length === 0 && (
            <p>None yet. Search, filter or sort the list, then name it here.</p>
          )}
          <ul className={styles.views}>
            {views.map((view) => (
              <li key={view.name}>
                <Button
                  variant="link"
                  onClick={() => {
                    setOpen(false)
                    void navigate({ to: '.', search: () => ({ ...view.search }) })
                  }}
                >
                  {view.name}
                </Button>
                <Button
                  variant="link"
                  aria-label={`Remove ${view.name}`}
                  onClick={() => store.put(withoutView(views, view.name))}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault()
              save()
            }}
          >
            <Field label="Name of the list as it is now" required={false}>
              {(control) => (
                <input
                  {...control}
                  autoComplete="off"
                  maxLength={longestName}
                  value={name}
                  onChange={(event) => setName(event.target.value)}
                />
              )}
            </Field>
            <Button type="submit" disabled={isEmpty}>
              Save
            </Button>
          </form>
          <p className={styles.note}>
            {Object.keys(search).length === 0
              ? 'The list has no search, filter or order of its own yet.'
              : 'Names are kept on this device. The address of the list says the rest: send that to a colleague.'}
          </p>
          <div className={dialogStyles.buttons}>
            <Button onClick={() => setOpen(false)}>Close</Button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
