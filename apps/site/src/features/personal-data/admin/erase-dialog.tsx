import { Confirm } from '@repo/platform/admin/form/confirm.tsx'
import type { PersonalDataExport } from '../contract.ts'
import { withUnicodeDomains } from '@repo/platform/rest/unicode-domains.ts'

interface Props {
  data: PersonalDataExport
  open: boolean
  onClose: () => void
  onErase: () => void
}

/** Says what erasing does in each place, before it is done. */
export function EraseDialog({ data, open, onClose, onErase }: Props) {
  const { email, leads, subscriptions, mails } = data
  return (
    <Confirm
      open={open}
      onClose={onClose}
      title={`Erase everything about ${withUnicodeDomains(email)}?`}
      confirmLabel="Erase"
      onConfirm={onErase}
    >
      <p>This cannot be undone.</p>
      <ul>
        <li>
          Demo requests ({leads.length}): deleted with their notes. Calculator runs that answer them
          stay, without the link.
        </li>
        <li>
          Subscriptions ({subscriptions.length}): deleted with the record of consent. The address
          gets no newsletter unless somebody subscribes it again and confirms the email.
        </li>
        <li>Outbox ({mails.length}): deleted, and what waits is not sent.</li>
        <li>
          Audit log: stays. It names who has done what and when, by ids, and holds nothing of the
          address.
        </li>
      </ul>
    </Confirm>
  )
}
