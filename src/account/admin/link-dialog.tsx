import { CopyDialog } from '#src/admin/form/copy-dialog.tsx'

interface Props {
  email: string
  link: string
  onClose: () => void
}

/** The link of a mail that waits because no mail server is set up, to be handed over in another way. */
export const LinkDialog = ({ email, link, onClose }: Props) => (
  <CopyDialog
    title="No mail has been sent"
    label="Link to set a password"
    value={link}
    noun="link"
    onClose={onClose}
  >
    No mail server is set up (SMTP_URL), so the mail to {email} waits in the outbox. Give them this
    link yourself, in a way that nobody else reads: whoever has it can set the password. It is shown
    only now.
  </CopyDialog>
)
