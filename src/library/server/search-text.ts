import { foldText } from '#src/rest/clean-text.ts'
import type { AltTexts } from './table.ts'

/** What is stored beside a file to be searched. */
export const fileSearchText = ({ name, alt }: { name: string; alt: AltTexts }): string =>
  [name, ...Object.values(alt)].map(foldText).join('\n')
