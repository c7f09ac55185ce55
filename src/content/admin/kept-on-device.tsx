import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useDates } from '#src/admin/dates.ts'
import { buttonClass } from '#src/admin/form/button.tsx'
import { Banner } from './banner.tsx'
import type { KeptText } from './kept-texts.ts'

const most = 5

/** On the dashboard: what somebody has typed here and not saved. */
export function KeptOnDevice({ read }: { read: () => KeptText[] }) {
  const dates = useDates()
  const [texts] = useState(() => read().toSorted((a, b) => b.savedAt - a.savedAt))
  if (texts.length === 0) return null
  return (
    <Banner
      tone="amber"
      list={texts.slice(0, most).map(({ key, title, section, savedAt, link }) => ({
        key,
        entry: (
          <>
            <b>{title}</b>, {section}, {dates.dateTime(savedAt)}
          </>
        ),
        actions: (
          <Link {...link} className={buttonClass()} aria-label={`Open “${title}”`}>
            Open
          </Link>
        ),
      }))}
    >
      {texts.length > most
        ? `${texts.length} texts are kept on this device, not saved. The last ones:`
        : 'Kept on this device, not saved:'}
    </Banner>
  )
}
