const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** How far a key moves the active option of a list; 0 for every other key. */
export const arrowStep = (key: string): number => steps[key] ?? 0
