/** The states that staff set. */
export const handledStates = ['new', 'contacted', 'closed'] as const

/**
 * `doubtful`: a program may have sent the request. It notifies nobody, is absent from lists without
 * a search, and is erased after 30 days. Its emails and webhook are sent once staff set another
 * state.
 */
export const demoRequestStates = [...handledStates, 'doubtful'] as const

export type DemoRequestState = (typeof demoRequestStates)[number]
export type HandledState = (typeof handledStates)[number]
