import type { Sheet } from '#src/generated-documents/block.ts'

/** What stands on the first page of a document of the kit. */
export interface FirstPage extends Pick<Sheet, 'title' | 'subtitle' | 'blocks'> {
  /** As in the archive, without its ending. */
  name: string
  kind: 'pdf' | 'docx'
  /** As people call them: `PDF, CSV`. */
  formats: string
}
