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
      confirmLabel="Erase data"
      onConfirm={onErase}
    >
      <p>This cannot be undone.</p>
      <ul>
        <li>
          Demo requests ({leads.length}) will be deleted with their notes. Linked estimates will be
          kept without the link.
        </li>
        <li>
          Subscriptions ({subscriptions.length}) will be deleted with the record of consent. The
          address will receive no more newsletters unless its owner subscribes and confirms again.
        </li>
        <li>
          Emails ({mails.length}) will be deleted from the outbox. Queued emails will not be sent.
        </li>
        <li>The audit log is kept. It records changes to this data by ID, without the address.</li>
      </ul>
    </Confirm>
  )
}
