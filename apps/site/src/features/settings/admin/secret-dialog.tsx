import { CopyDialog } from '@repo/platform/admin/form/copy-dialog.tsx'

/** The key of the webhook, which no other screen shows again. */
export const SecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <CopyDialog title="Webhook key" label="Key" value={secret} noun="key" onClose={onClose}>
    The receiver uses this key to check that events come from this site. The key is shown only once,
    so copy it to the receiver now. If you lose the key, generate a new one.
  </CopyDialog>
)
