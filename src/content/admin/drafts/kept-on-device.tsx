import { useState } from 'react'
import { useDates } from '#src/admin/dates.ts'
import { counted, QueueEntry } from '#src/admin/queue.tsx'
import type { KeptText } from './kept-texts.ts'

const most = 5

/** On the dashboard: what somebody has typed here and not saved, the last ones. */
export function KeptOnDevice({ read }: { read: () => KeptText[] }) {
  const dates = useDates()
  const [texts] = useState(() => read().toSorted((a, b) => b.savedAt - a.savedAt))
  const others = texts.length - most
  return texts
    .slice(0, most)
    .map(({ key, title, section, savedAt, link }, index) => (
      <QueueEntry
        key={key}
        title={title}
        detail={`${section}, kept on this device, not saved, ${dates.dateTime(savedAt)}.${
          others > 0 && index === most - 1
            ? ` ${counted(others, 'older text is', 'older texts are')} kept too.`
            : ''
        }`}
        link={link}
        action="Open"
      />
    ))
}
