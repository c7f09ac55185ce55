import type { WriterState } from './draft-writer.ts'

/** What has become of the text on the screen; `none`: nothing has been written. */
export type SaveState =
  | 'none'
  | 'saved'
  | 'unsaved'
  | 'autosaved'
  | 'autosavedHere'
  | 'tooLong'
  | 'tooMany'
  | 'notAutosaved'

type DeviceState = 'waiting' | 'autosaved' | 'refused'

interface Places {
  isStored: boolean
  isUnsaved: boolean
  device: DeviceState
  server: WriterState
}

interface DeviceDraft {
  refused: boolean
  draftSavedAt: number | null
}

/** Whether the device has stored the draft in local storage. */
export function deviceState({ refused, draftSavedAt }: DeviceDraft): DeviceState {
  if (refused) return 'refused'
  return draftSavedAt === null ? 'waiting' : 'autosaved'
}

export function saveState({ isStored, isUnsaved, device, server }: Places): SaveState {
  if (!isUnsaved) return isStored ? 'saved' : 'none'
  if (device === 'refused') return server === 'autosaved' ? 'autosaved' : 'notAutosaved'
  if (device === 'waiting' || server === 'none' || server === 'pending') return 'unsaved'
  if (server === 'autosaved' || server === 'tooLong' || server === 'tooMany') return server
  return 'autosavedHere'
}
