import { createContext, type ReactNode } from 'react'

interface DemoRequestProps {
  leadId: string | null
  readOnly: boolean
  /** Null lets go of it. */
  onPick: (leadId: string | null) => Promise<unknown>
}

/** Shows and chooses a demo request: those are another feature, which the back office puts here. */
export const DemoRequestPickerContext = createContext<
  ((props: DemoRequestProps) => ReactNode) | null
>(null)
