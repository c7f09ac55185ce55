import { Button } from '#src/admin/form/button.tsx'
import { Dialog, DialogButtons } from '#src/admin/form/dialog.tsx'
import styles from '#src/admin/form/dialog.module.css'
import { Findings, type Finding } from './findings.tsx'

interface Props {
  verb: 'publish' | 'show'
  findings: readonly Finding[]
  onGo: (position: number) => void
  onRemedy: (finding: Finding) => void
  onClose: () => void
  onPublish: () => void
}

/** Asks before an item becomes public with which something is the matter. */
export function PublishDialog({ verb, findings, onGo, onRemedy, onClose, onPublish }: Props) {
  return (
    <Dialog
      title={`Check before ${verb === 'publish' ? 'publishing' : 'showing'}`}
      onClose={onClose}
    >
      <div className={styles.text}>
        <Findings findings={findings} onGo={onGo} onRemedy={onRemedy} />
      </div>
      <DialogButtons>
        <Button onClick={onPublish}>{verb === 'publish' ? 'Publish' : 'Show'} anyway</Button>
        <Button variant="primary" onClick={onClose}>
          Keep editing
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
