import { CopyDialog } from '#src/admin/form/copy-dialog.tsx'
import { withUnicodeDomains } from '#src/rest/unicode-domains.ts'

interface Props {
  email: string
  link: string
  onClose: () => void
}

/** The link of a mail that waits because no mail server is set up, to be handed over in another way. */
export const LinkDialog = ({ email, link, onClose }: Props) => (
  <CopyDialog
    title="No email has been sent"
    label="Link to set a password"
    value={link}
    noun="link"
    onClose={onClose}
  >
    Email delivery is not set up, so the email to {withUnicodeDomains(email)} waits in the outbox.
    Give them this link yourself, over a private channel. Anyone who has the link can set the
    password. The link is shown only now.
  </CopyDialog>
)
