import { useEffect, useState } from 'react'
import { agoText } from '#src/admin/age.ts'
import { useDates } from '#src/admin/dates.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { mostDrafts } from '#src/content/version-calls.ts'
import type { SaveState } from './save-state.ts'

const texts: Readonly<Record<Exclude<SaveState, 'none' | 'saved'>, string>> = {
  unsaved: 'Unsaved',
  kept: 'Kept, not saved',
  keptHere: 'Kept here only',
  tooLong: 'Kept here only: longer than 500 KB',
  tooMany: `Kept here only: you have ${mostDrafts} unsaved texts`,
  notKept: 'Not kept: this device has no room left',
}

/** A save has its notification; while somebody types nothing is told. */
const told: Readonly<Record<Exclude<SaveState, 'unsaved'>, string>> = {
  none: '',
  saved: '',
  kept: 'Your text is kept on the server, not saved.',
  keptHere: 'Your text is kept on this device only.',
  tooLong: 'Your text is kept on this device only: it is longer than 500 KB.',
  tooMany: `Your text is kept on this device only: the server keeps ${mostDrafts} unsaved texts of yours already.`,
  notKept: 'Your text is not kept: this device has no room left.',
}

interface Props {
  state: SaveState
  /** ISO time. */
  savedAt?: string | null | undefined
}

/** The one place of an editor that says whether what is on the screen is saved. */
export function SaveStateText({ state, savedAt }: Props) {
  const [last, setLast] = useState<Exclude<SaveState, 'unsaved'>>('none')
  if (state !== 'unsaved' && state !== last) setLast(state)
  return (
    <>
      {state === 'saved'
        ? savedAt && <SavedAgo savedAt={savedAt} />
        : state !== 'none' && <span>{texts[state]}</span>}
      <VisuallyHidden>
        <span role="status">{told[last]}</span>
      </VisuallyHidden>
    </>
  )
}

const lookEveryMs = 20_000

function SavedAgo({ savedAt }: { savedAt: string }) {
  const dates = useDates()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lookEveryMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <time dateTime={savedAt} title={dates.full(savedAt)}>
      Saved {agoText(now - Date.parse(savedAt))}
    </time>
  )
}
