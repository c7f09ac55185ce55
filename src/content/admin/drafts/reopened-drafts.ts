const item = 'drafts-on-screen'

/** The draft is on the screen of this tab, and is to be there again after a reload. */
export function reopenAfterReload(draftId: string): void {
  sessionStorage.setItem(item, JSON.stringify([...toReopen(), draftId]))
}

/** Finds the draft that was on the screen before the reload; it is found once. */
export function takeReopened<Draft extends { id: string }>(
  drafts: readonly Draft[],
): Draft | undefined {
  const ids = toReopen()
  const found = drafts.find(({ id }) => ids.includes(id))
  if (found) sessionStorage.setItem(item, JSON.stringify(ids.filter((id) => id !== found.id)))
  return found
}

function toReopen(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(item) ?? '[]') as string[]
  } catch {
    return []
  }
}
