import { CopyDialog } from '#src/admin/form/copy-dialog.tsx'
import { withUnicodeDomains } from '#src/rest/unicode-domains.ts'

interface Props {
  email: string
  link: string
  onClose: () => void
}

/**
 * Shows the link of a waiting email without a mail server, so that staff can send the link
 * themselves.
 */
export const LinkDialog = ({ email, link, onClose }: Props) => (
  <CopyDialog
    title="Email not sent"
    label="Link to set the password"
    value={link}
    noun="link"
    onClose={onClose}
  >
    No mail server is configured, so the email to {withUnicodeDomains(email)} is queued in the
    outbox. Send this link through a private channel; anyone who has the link can set the password.
    The link is shown only once.
  </CopyDialog>
)
