import { Dialog } from '@base-ui/react/dialog'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ErrorView } from '#src/admin/error-view.tsx'
import { Button } from '#src/admin/form/button.tsx'
import { Row } from '#src/ui/layout/row.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import dialogStyles from '#src/admin/form/dialog.module.css'
import { useRefusals } from '#src/admin/form/use-refusals.ts'
import { Field } from '#src/admin/form/field.tsx'
import { longestViewName } from '../views-contract.ts'
import { saveHint, searchIn } from './saved-views.ts'
import { useViews } from './use-views.ts'
import styles from './view-menu.module.css'

interface Props {
  /** The path of the list. */
  list: string
  /** The search, the filters and the order, from the URL. */
  query: object
}

const placeOf = (field: string) => (field === 'name' ? field : undefined)

/** The views of a list that somebody has saved under a name. */
export function ViewMenu({ list, query }: Props) {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const { within, errors, refuse } = useRefusals({ name }, placeOf)
  const { views, error, retry, save, remove } = useViews(list, refuse)
  const search = searchIn(query)
  const isEmpty = name.trim() === '' || Object.keys(search).length === 0

  const hint = saveHint(Object.keys(search).length > 0, views.length > 0 || error !== null)

  async function add(): Promise<void> {
    if (!isEmpty && (await save({ name: name.trim(), search }))) setName('')
  }

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger render={<Button />}>
        {views.length > 0 ? `Saved views (${views.length})` : 'Saved views'}
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogStyles.backdrop} />
        <Dialog.Popup className={dialogStyles.dialog}>
          <Dialog.Title className={dialogStyles.title}>Saved views</Dialog.Title>
          {error && <ErrorView error={error} onRetry={retry} />}
          {views.length === 0 && !error && (
            <p>No saved views yet. Search, filter or sort the list, then name the view here.</p>
          )}
          <Stack as="ul" gap="050">
            {views.map((view) => (
              <ViewRow
                key={view.id}
                view={view}
                onOpen={() => {
                  setOpen(false)
                  void navigate({ to: '.', search: () => ({ ...view.search }) })
                }}
                onRemove={() => void remove(view)}
              />
            ))}
          </Stack>
          <form
            ref={within}
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault()
              void add()
            }}
          >
            <Field label="Name for this view" error={errors['name']}>
              {(control) => (
                <input
                  {...control}
                  autoComplete="off"
                  maxLength={longestViewName}
                  value={name}
                  onChange={(event) => setName(event.target.value)}
                />
              )}
            </Field>
            <Button type="submit" disabled={isEmpty}>
              Save view
            </Button>
          </form>
          {hint && <Text tone="muted">{hint}</Text>}
          <Row justify="end" gap="100 150" align="center">
            <Button onClick={() => setOpen(false)}>Close</Button>
          </Row>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface ViewRowProps {
  view: { name: string }
  onOpen: () => void
  onRemove: () => void
}

function ViewRow({ view: { name }, onOpen, onRemove }: ViewRowProps) {
  return (
    <Row as="li" unbroken justify="between" gap="200">
      <Button variant="link" onClick={onOpen}>
        {name}
      </Button>
      <Button variant="link" aria-label={`Delete ${name}`} onClick={onRemove}>
        Delete
      </Button>
    </Row>
  )
}
