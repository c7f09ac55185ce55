import { CopyDialog } from '@repo/platform/admin/form/copy-dialog.tsx'

/** The key of the webhook, which no other screen shows again. */
export const SecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <CopyDialog
    title="The key of the webhook"
    label="Key"
    value={secret}
    noun="key"
    onClose={onClose}
  >
    Its receiver verifies with it that an event comes from this site. It is shown only now: enter it
    there before you close this. Who loses it makes a new one.
  </CopyDialog>
)
