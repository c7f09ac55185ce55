import { useEffect, useState } from 'react'
import { agoText } from '#src/admin/age.ts'
import { useDates } from '#src/admin/dates.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { mostDrafts } from '#src/content/draft-calls.ts'
import type { SaveState } from './save-state.ts'

const texts: Readonly<Record<Exclude<SaveState, 'none' | 'saved'>, string>> = {
  unsaved: 'Unsaved',
  autosaved: 'Draft autosaved',
  autosavedHere: 'Draft on this device only',
  tooLong: 'Draft on this device only: over 500 KB',
  tooMany: `Draft on this device only: limit of ${mostDrafts} on the server reached`,
  notAutosaved: 'Not autosaved: this device has no storage left',
}

/** A save has its notification; while somebody types nothing is told. */
const told: Readonly<Record<Exclude<SaveState, 'unsaved'>, string>> = {
  none: '',
  saved: '',
  autosaved: 'Your changes are autosaved as a draft on the server.',
  autosavedHere: 'Your changes are autosaved as a draft on this device only.',
  tooLong:
    'Your changes are autosaved as a draft on this device only, because the text is longer than 500 KB.',
  tooMany: `Your changes are autosaved as a draft on this device only, because you already have ${mostDrafts} drafts on the server. Save or discard one.`,
  notAutosaved:
    'Your changes are not autosaved, because this device has no storage left. Save them now.',
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
