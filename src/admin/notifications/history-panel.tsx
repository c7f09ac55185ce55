import { Popover } from '@base-ui/react/popover'
import { useDates } from '../dates.ts'
import { useStore } from '../store.ts'
import { useNotices } from './notices.ts'
import styles from './history-panel.module.css'

/** The last messages of this session, for whoever looked away for three seconds. */
export function HistoryPanel({ className }: { className?: string | undefined }) {
  const notices = useNotices()
  const history = useStore(notices, (state) => state.history)
  const dates = useDates()
  return (
    <Popover.Root>
      <Popover.Trigger className={className}>
        Messages{history.length > 0 && <span>{history.length}</span>}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side="top" align="start" sideOffset={8} className={styles.positioner}>
          <Popover.Popup className={styles.panel}>
            <Popover.Title className={styles.title}>Messages</Popover.Title>
            {history.length === 0 && <p className={styles.empty}>Nothing has happened yet.</p>}
            <ol className={styles.list}>
              {history.map((one) => (
                <li key={one.id} data-type={one.type}>
                  <time dateTime={one.datetime}>{dates.time(one.datetime)}</time>
                  <p>
                    {one.message}
                    {one.detail && <small>{one.detail}</small>}
                    {one.action && (
                      <button type="button" onClick={() => notices.act(one)}>
                        {one.action.label}
                      </button>
                    )}
                  </p>
                </li>
              ))}
            </ol>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
