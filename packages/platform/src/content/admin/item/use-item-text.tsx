import { useQueryClient } from '@tanstack/react-query'
import type { Editor } from '@tiptap/core'
import { useMemo, useRef, useState } from 'react'
import { useClient } from '#src/admin/client.ts'
import { useLibrary } from '#src/library/admin/library-store.ts'
import { hasDrafts, type ContentRow, type ContentType } from '../content-type.ts'
import type { TextPanels, TextPanelsHandle } from '../editor/checks/text-panels.tsx'
import { linkTargets } from '../editor/link-targets.ts'
import type { RichTextEditor } from '../editor/rich-text-editor.tsx'
import { textOf, type Values } from '../fields/fields.ts'
import type { Finding } from '../publishing/findings.tsx'
import { PublishDialog } from '../publishing/publish-dialog.tsx'
import { fieldFindings } from '../publishing/field-findings.ts'

/** The rich text editor, passed in by types that have rich text: the others don't load it. */
export interface RichText {
  Editor: typeof RichTextEditor
  /** What stands beside it. */
  Panels: typeof TextPanels
  /** A text as the editor serialises it. */
  normalise: (html: string) => string
}

/** What surrounds the text of an item: what it can lead to, its panels, the checks before it is public. */
export function useItemText<Row extends ContentRow, Item extends Row>(
  type: ContentType<Row, Item>,
  richText: RichText | undefined,
  values: Values,
) {
  const client = useClient()
  const library = useLibrary()
  const queries = useQueryClient()
  const targets = useMemo(() => linkTargets(type, client), [type, client])
  const [editor, setEditor] = useState<Editor | null>(null)
  const [asked, setAsked] = useState<{ findings: readonly Finding[]; publish: () => void }>()
  const panels = useRef<TextPanelsHandle>(null)
  const close = () => setAsked(undefined)

  /** Publishes at once where nothing is the matter; a check that fails holds up nobody. */
  async function beforePublish(publish: () => void): Promise<void> {
    const [inFields, inText] = await Promise.all([
      fieldFindings(type, values, { library, queries }).catch(() => []),
      panels.current?.check().catch(() => []) ?? [],
    ])
    const findings = [...inFields, ...inText]
    if (findings.length) setAsked({ findings, publish })
    else publish()
  }

  return {
    targets,
    onReady: setEditor,
    beforePublish,
    panels: editor && richText && (
      <richText.Panels
        ref={panels}
        editor={editor}
        lang={textOf(values['language'])}
        targets={targets}
      />
    ),
    dialog: asked && (
      <PublishDialog
        verb={hasDrafts(type) ? 'publish' : 'show'}
        findings={asked.findings}
        onClose={close}
        onGo={(position) => {
          close()
          // The dialog gives the focus back first.
          setTimeout(() => panels.current?.goTo(position))
        }}
        onRemedy={(finding) => {
          // What is public is what is saved: one publishes again with the text as it is then.
          close()
          panels.current?.mend(finding)
        }}
        onPublish={() => {
          close()
          asked.publish()
        }}
      />
    ),
  }
}
