import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useClient } from '#src/admin/client.ts'
import { Confirm } from '#src/admin/form/confirm.tsx'
import { RowMenu, type MenuEntry } from '#src/admin/form/row-menu.tsx'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { withUnicodeDomains } from '#src/rest/unicode-domains.ts'
import { type MailedUser, type User, usersApi } from '../users-contract.ts'
import { useAccount } from './account-store.ts'
import { LinkDialog } from './link-dialog.tsx'
import { UserDialog } from './user-dialog.tsx'

type ConfirmedAction = 'reset' | 'endSecondFactor' | 'disable' | 'remove'

/** The actions on one account, behind three dots. */
export function UserMenu({ user }: { user: User }) {
  const { entries, dialogs } = useUserActions(user)
  return (
    <>
      <RowMenu label={`Actions for ${withUnicodeDomains(user.email)}`} entries={entries} />
      {dialogs}
    </>
  )
}

/**
 * The actions on one account, and the dialogs that they open; on the user's own account only
 * renaming.
 */
export function useUserActions(user: User): { entries: MenuEntry[]; dialogs: ReactNode } {
  const own = useAccount().id === user.id
  const [dialog, setDialog] = useState<ConfirmedAction | 'edit'>()
  const [link, setLink] = useState('')
  const { steps, refresh } = useUserSteps(user, setLink)
  const entries: MenuEntry[] = [{ label: 'Edit…', onSelect: () => setDialog('edit') }]
  if (!own && user.state === 'invited')
    entries.push({ label: 'Send invitation again', onSelect: () => void steps.invite() })
  if (!own && user.state === 'active')
    entries.push({ label: 'Reset password…', onSelect: () => setDialog('reset') })
  if (!own && user.secondFactor)
    entries.push({
      label: 'Turn off two-step verification…',
      onSelect: () => setDialog('endSecondFactor'),
    })
  if (!own && user.state === 'disabled')
    entries.push({ label: 'Enable', onSelect: () => void steps.enable() })
  if (!own && user.state !== 'disabled')
    entries.push({ label: 'Disable…', danger: true, onSelect: () => setDialog('disable') })
  if (!own) entries.push({ label: 'Delete…', danger: true, onSelect: () => setDialog('remove') })
  const close = () => setDialog(undefined)
  const question =
    dialog && dialog !== 'edit' ? questions[dialog](withUnicodeDomains(user.email)) : undefined
  const dialogs = (
    <>
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
      {link && <LinkDialog email={user.email} link={link} onClose={() => setLink('')} />}
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
  return { entries, dialogs }
}

interface Question {
  title: string
  text: ReactNode
  confirm: string
}

const questions: Record<ConfirmedAction, (email: string) => Question> = {
  reset: (email) => ({
    title: `Reset the password of ${email}?`,
    text: (
      <p>
        This signs the user out everywhere and emails a reset link. The current password keeps
        working until the user sets a new one. To block access now, disable the account.
      </p>
    ),
    confirm: 'Reset password',
  }),
  endSecondFactor: (email) => ({
    title: `Turn off two-step verification for ${email}?`,
    text: (
      <p>
        The user will sign in with only a password until they turn two-step verification on again.
        They will be told by email. Make sure you know who is asking before you continue.
      </p>
    ),
    confirm: 'Turn off',
  }),
  disable: (email) => ({
    title: `Disable ${email}?`,
    text: (
      <p>
        This signs the user out everywhere. They cannot sign in until you enable the account again.
      </p>
    ),
    confirm: 'Disable user',
  }),
  remove: (email) => ({
    title: `Delete ${email}?`,
    text: (
      <p>
        This permanently deletes the account. Content that the user created is kept, and the user’s
        actions stay in the audit log without the email address.
      </p>
    ),
    confirm: 'Delete user',
  }),
}

/** The actions on a user that need no form; each shows a notification and refetches the list. */
function useUserSteps(user: User, onLink: (link: string) => void) {
  const { id } = user
  const email = withUnicodeDomains(user.email)
  const client = useClient()
  const queries = useQueryClient()
  const notifications = useNotifications()
  const refresh = () => void queries.invalidateQueries({ queryKey: ['users'] })

  const step = (call: () => Promise<unknown>, done: string) => async () => {
    try {
      await call()
      notifications.succeed(done)
    } catch (error) {
      notifications.fail(error)
    }
    refresh()
  }

  /** Sends an email with a link; without a mail server, a dialog shows the link instead. */
  const mailStep = (call: () => Promise<MailedUser>, done: string) => async () => {
    try {
      const { link } = await call()
      if (link) onLink(link)
      else notifications.succeed(done)
    } catch (error) {
      notifications.fail(error)
    }
    refresh()
  }

  const body = { id }
  return {
    refresh,
    steps: {
      invite: mailStep(
        () => client.call(usersApi.invite, { body }),
        `Invitation to ${email} sent again.`,
      ),
      reset: mailStep(
        () => client.call(usersApi.reset, { body }),
        `Password reset link sent to ${email}.`,
      ),
      endSecondFactor: step(
        () => client.call(usersApi.endSecondFactor, { body }),
        `Two-step verification turned off for ${email}.`,
      ),
      disable: step(() => client.call(usersApi.disable, { body }), `${email} disabled.`),
      enable: step(() => client.call(usersApi.enable, { body }), `${email} enabled.`),
      remove: step(() => client.call(usersApi.remove, { params: body }), `${email} deleted.`),
    },
  }
}
