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

/** The actions on one account, and the dialogs that they open; one's own can only be renamed here. */
export function useUserActions(user: User): { entries: MenuEntry[]; dialogs: ReactNode } {
  const own = useAccount().id === user.id
  const [dialog, setDialog] = useState<ConfirmedAction | 'edit'>()
  const [link, setLink] = useState('')
  const { steps, refresh } = useUserSteps(user, setLink)
  const entries: MenuEntry[] = [{ label: 'Edit…', onSelect: () => setDialog('edit') }]
  if (!own && user.state === 'invited')
    entries.push({ label: 'Send another invitation', onSelect: () => void steps.invite() })
  if (!own && user.state === 'active')
    entries.push({ label: 'Reset password…', onSelect: () => setDialog('reset') })
  if (!own && user.secondFactor)
    entries.push({
      label: 'Turn off second factor…',
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
        All sessions of the account end, and a link to set a new password is mailed. The present
        password works until then; disable the account if it must not.
      </p>
    ),
    confirm: 'Reset',
  }),
  endSecondFactor: (email) => ({
    title: `Turn off the second factor of ${email}?`,
    text: (
      <p>
        The account signs in with its password alone until its owner turns the second factor on
        again. An email tells the owner. Make sure who is asking before you go on.
      </p>
    ),
    confirm: 'Turn off second factor',
  }),
  disable: (email) => ({
    title: `Disable ${email}?`,
    text: (
      <p>
        All sessions of the account end at once, and nobody can sign in to it until it is enabled
        again.
      </p>
    ),
    confirm: 'Disable',
  }),
  remove: (email) => ({
    title: `Delete ${email}?`,
    text: (
      <p>
        The account is deleted for good. Its calls stay in the audit log, without its address, and
        its content stays.
      </p>
    ),
    confirm: 'Delete',
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

  /** A mail with a link; where no mail server is set up, the link is shown instead. */
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
        `Another invitation to ${email} is on its way.`,
      ),
      reset: mailStep(
        () => client.call(usersApi.reset, { body }),
        `A link for ${email} is on its way.`,
      ),
      endSecondFactor: step(
        () => client.call(usersApi.endSecondFactor, { body }),
        `Second factor of ${email} turned off.`,
      ),
      disable: step(() => client.call(usersApi.disable, { body }), `${email} is disabled.`),
      enable: step(() => client.call(usersApi.enable, { body }), `${email} can sign in again.`),
      remove: step(() => client.call(usersApi.remove, { params: body }), `${email} is deleted.`),
    },
  }
}
