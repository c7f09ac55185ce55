import { useEffect, useState } from 'react'
import { agoText } from '#src/admin/age.ts'
import { useDates } from '#src/admin/dates.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { mostDrafts } from '#src/content/draft-calls.ts'
import type { SaveState } from './save-state.ts'

const texts: Readonly<Record<Exclude<SaveState, 'none' | 'saved'>, string>> = {
  unsaved: 'Unsaved',
  autosaved: 'Changes autosaved',
  autosavedHere: 'Changes kept on this device only',
  tooLong: 'Changes kept on this device only: over 500 KB',
  tooMany: `Changes kept on this device only: server limit of ${mostDrafts} reached`,
  notAutosaved: 'Not autosaved: this device has no storage left',
}

/** A save has its notification; while somebody types nothing is told. */
const told: Readonly<Record<Exclude<SaveState, 'unsaved'>, string>> = {
  none: '',
  saved: '',
  autosaved: 'Your changes are autosaved on the server.',
  autosavedHere: 'Your changes are kept on this device only.',
  tooLong: 'Your changes are kept on this device only, because the text is longer than 500 KB.',
  tooMany: `Your changes are kept on this device only, because the server already has ${mostDrafts} sets of your unsaved changes. Save or discard one of them.`,
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
