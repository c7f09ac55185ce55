import type { LibraryFile, OriginalOnly } from '../contract.ts'
import { valueFor } from '#src/rest/stored-option.ts'
import { sizeText } from '../size-text.ts'

const loss = {
  animated: 'would not be animated',
  appearance: 'would have different colours or a different crop',
} as const satisfies Record<OriginalOnly, string>

/** What pages show of an image that has no smaller versions; undefined for every other file. */
export const originalOnlyText = ({ originalOnly, size }: LibraryFile): string | undefined =>
  originalOnly &&
  `Pages show the original (${sizeText(size)}), because smaller versions ${valueFor<string>(loss, originalOnly) ?? 'would lose detail'}.`
