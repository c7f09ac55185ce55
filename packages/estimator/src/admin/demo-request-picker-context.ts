import { createContext, type ReactNode } from 'react'

interface DemoRequestProps {
  leadId: string | null
  readOnly: boolean
  /** Null removes the link. */
  onPick: (leadId: string | null) => Promise<unknown>
}

/** The picker of demo requests, which is another feature: `backoffice.tsx` provides it. */
export const DemoRequestPickerContext = createContext<
  ((props: DemoRequestProps) => ReactNode) | null
>(null)
