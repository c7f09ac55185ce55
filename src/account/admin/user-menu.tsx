import { useState, type ReactNode } from 'react'
import { useAccount } from './account-store.ts'
import { Confirm } from '#src/admin/form/confirm.tsx'
import { RowMenu, type MenuEntry } from '#src/admin/form/row-menu.tsx'
import type { User } from '../users-contract.ts'
import { UserDialog } from './user-dialog.tsx'
import { useUserSteps } from './use-user-steps.ts'

type ConfirmedAction = 'reset' | 'disable' | 'remove'

/** The actions on one account; one's own can only be renamed here. */
export function UserMenu({ user }: { user: User }) {
  const own = useAccount().id === user.id
  const [dialog, setDialog] = useState<ConfirmedAction | 'edit'>()
  const { steps, refresh } = useUserSteps(user)
  const entries: MenuEntry[] = [{ label: 'Edit…', onSelect: () => setDialog('edit') }]
  if (!own && user.state === 'invited')
    entries.push({ label: 'Send another invitation', onSelect: () => void steps.invite() })
  if (!own && user.state === 'active')
    entries.push({ label: 'Reset password…', onSelect: () => setDialog('reset') })
  if (!own && user.state === 'disabled')
    entries.push({ label: 'Enable', onSelect: () => void steps.enable() })
  if (!own && user.state !== 'disabled')
    entries.push({ label: 'Disable…', danger: true, onSelect: () => setDialog('disable') })
  if (!own) entries.push({ label: 'Delete…', danger: true, onSelect: () => setDialog('remove') })
  const close = () => setDialog(undefined)
  const question = dialog && dialog !== 'edit' ? questions[dialog](user) : undefined
  return (
    <>
      <RowMenu label={`Actions for ${user.email}`} entries={entries} />
      {dialog === 'edit' && (
        <UserDialog
          user={user}
          own={own}
          onClose={close}
          onDone={() => {
            refresh()
            close()
          }}
        />
      )}
      <Confirm
        open={question !== undefined}
        onClose={close}
        title={question?.title ?? ''}
        confirmLabel={question?.confirm ?? ''}
        onConfirm={() => dialog && dialog !== 'edit' && void steps[dialog]()}
      >
        {question?.text}
      </Confirm>
    </>
  )
}

interface Question {
  title: string
  text: ReactNode
  confirm: string
}

const questions: Record<ConfirmedAction, (user: User) => Question> = {
  reset: ({ email }) => ({
    title: `Reset the password of ${email}?`,
    text: (
      <p>
        All sessions of the account end, and a link to set a new password is mailed. The present
        password works until then; disable the account if it must not.
      </p>
    ),
    confirm: 'Reset',
  }),
  disable: ({ email }) => ({
    title: `Disable ${email}?`,
    text: (
      <p>
        All sessions of the account end at once, and nobody can sign in to it until it is enabled
        again.
      </p>
    ),
    confirm: 'Disable',
  }),
  remove: ({ email }) => ({
    title: `Delete ${email}?`,
    text: (
      <p>
        The account is gone for good. The audit log keeps what it did, without its address. What it
        wrote stays.
      </p>
    ),
    confirm: 'Delete',
  }),
}
