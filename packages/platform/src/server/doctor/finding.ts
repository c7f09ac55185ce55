/** `fail`: something does not work, or will be lost; `warn`: it works, and should not stay so. */
export interface Finding {
  state: 'ok' | 'warn' | 'fail'
  /** What was found and, unless it is well, what to do. */
  text: string
}

export const ok = (text: string): Finding => ({ state: 'ok', text })
export const warn = (text: string): Finding => ({ state: 'warn', text })
export const fail = (text: string): Finding => ({ state: 'fail', text })
