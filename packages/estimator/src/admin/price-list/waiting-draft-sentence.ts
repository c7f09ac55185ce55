import type { Draft } from '../../price-list-contract.ts'

/** Which draft of the prices waits, since when and whose; null where none does. */
export function waitingDraftSentence(
  { base, updatedAt, updatedBy }: Pick<Draft, 'base' | 'updatedAt' | 'updatedBy'>,
  dateTime: (moment: string) => string,
): string | null {
  if (!updatedAt) return null
  const who = updatedBy?.name ? ` by ${updatedBy.name}` : ''
  return `Version ${base + 1}, saved ${dateTime(updatedAt)}${who}.`
}
