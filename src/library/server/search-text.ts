import { fold } from '#src/server/search/stems.ts'
import type { AltTexts } from './table.ts'

/** What is stored beside a file to be searched. */
export const fileSearchText = ({ name, alt }: { name: string; alt: AltTexts }): string =>
  fold([name, ...Object.values(alt)].join('\n'))
