import { createContext, type ReactNode } from 'react'

interface DemoRequestProps {
  leadId: string | null
  readOnly: boolean
  /** Null removes the link. */
  onPick: (leadId: string | null) => Promise<unknown>
}

/** Shows and chooses a demo request: those are another feature, which the back office puts here. */
export const DemoRequestPickerContext = createContext<
  ((props: DemoRequestProps) => ReactNode) | null
>(null)
