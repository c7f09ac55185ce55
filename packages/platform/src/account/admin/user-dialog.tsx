import { useState } from 'react'
import { useClient } from '#src/admin/client.ts'
import { Select } from '#src/admin/form/select.tsx'
import { Field } from '#src/admin/form/field.tsx'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { englishNameOf } from '#src/admin/language-names.ts'
import { langs, localeOf, type DateLocale } from '#src/i18n/locales.ts'
import { maxLength } from '#src/rest/lengths.ts'
import { roles, type Role } from '../roles.ts'
import { usersApi, type User } from '../users-contract.ts'
import { FormDialog } from '#src/admin/form/form-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { roleHints, roleNames } from './role-names.ts'
import { useSend } from './use-send.ts'
import { withUnicodeDomains } from '#src/rest/unicode-domains.ts'
import { isOption } from '#src/rest/stored-option.ts'

interface Props {
  /** Absent: the dialog invites a new user. */
  user?: User
  /** Whether the account is the user's own; only other administrators may change its role. */
  own?: boolean
  onClose: () => void
  onDone: () => void
}

function hintOf(role: Role, { stored, own }: { stored: string | undefined; own: boolean }): string {
  if (own) return 'Another administrator can change your role.'
  return stored === undefined || isOption(roles, stored)
    ? roleHints[role]
    : `The role “${stored}” no longer exists. ${roleNames[role]}: ${roleHints[role]}`
}

const options = roles.map((value) => ({ value, label: roleNames[value] }))
const languages = langs.map((lang) => ({ value: localeOf[lang], label: englishNameOf[lang] }))

const messages = {
  name: `Enter a name of at most ${maxLength.name} characters.`,
  email: 'Enter an email address.',
  role: 'Choose a role.',
  EMAIL_TAKEN: 'An account with this email address already exists.',
  STALE_VERSION:
    'A colleague has changed this account. Close this dialog and open the account again.',
}

/** Invites a user, or edits the name and role of one. */
export function UserDialog({ user, own = false, onClose, onDone }: Props) {
  const client = useClient()
  const notifications = useNotifications()
  const stored = user?.role
  const [email, setEmail] = useState('')
  const [name, setName] = useState(user?.name ?? '')
  /** The link of the invitation, where no email delivers it. */
  const [link, setLink] = useState('')
  const [role, setRole] = useState<Role>(stored && isOption(roles, stored) ? stored : 'viewer')
  const [dateLocale, setDateLocale] = useState<DateLocale>(localeOf.en)
  const { busy, errors, form, send } = useSend(messages)

  async function submit(): Promise<void> {
    const done = await send(async () => {
      if (user) {
        const { id, version } = user
        await client.call(usersApi.update, { body: { id, name, role, version } })
      } else {
        const made = await client.call(usersApi.create, { body: { email, name, role, dateLocale } })
        if (made.link) return setLink(made.link)
        notifications.succeed(`Invitation to ${withUnicodeDomains(email)} sent.`)
        onDone()
      }
    })
    if (!done || !user) return
    notifications.succeed('User saved.')
    onDone()
  }

  if (link) return <LinkDialog email={email} link={link} onClose={onDone} />
  return (
    <FormDialog
      title={user ? `Edit ${withUnicodeDomains(user.email)}` : 'Invite user'}
      submitLabel={user ? 'Save' : 'Send invitation'}
      busy={busy}
      form={form}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {!user && (
        <>
          <EmailField
            value={email}
            error={errors['email'] ?? errors['EMAIL_TAKEN']}
            onChange={setEmail}
          />
          <LanguageField value={dateLocale} onChange={setDateLocale} />
        </>
      )}
      <Field label="Name" required error={errors['name'] ?? errors['STALE_VERSION']}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            maxLength={maxLength.name}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field label="Role" error={errors['role']} hint={hintOf(role, { stored, own })}>
        {(control) => (
          <Select
            id={control.id}
            invalid={control['aria-invalid'] ?? false}
            describedBy={control['aria-describedby']}
            options={options}
            value={role}
            onChange={setRole}
            disabled={own}
          />
        )}
      </Field>
    </FormDialog>
  )
}

interface EmailFieldProps {
  value: string
  error: string | undefined
  onChange: (email: string) => void
}

function EmailField({ value, error, onChange }: EmailFieldProps) {
  return (
    <Field
      label="Email"
      required
      error={error}
      hint="The link in the invitation works for 72 hours."
    >
      {(control) => (
        <input
          {...control}
          type="email"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

interface LanguageFieldProps {
  value: DateLocale
  onChange: (locale: DateLocale) => void
}

function LanguageField({ value, onChange }: LanguageFieldProps) {
  return (
    <Field
      label="Language of dates and emails"
      hint="The user can change the language later. The back office stays in English."
    >
      {(control) => (
        <Select
          id={control.id}
          describedBy={control['aria-describedby']}
          options={languages}
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  )
}
