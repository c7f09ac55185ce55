import type { Editor } from '@tiptap/react'
import { useImperativeHandle, useMemo, type Ref } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import { RecordPanel } from '#src/admin/record/record.tsx'
import { Findings, type Finding } from '#src/content/admin/publishing/findings.tsx'
import type { LinkTargets } from '../link-targets.ts'
import { useSettledDoc } from '../use-settled-doc.ts'
import { countWords } from '../word-count.ts'
import { goTo } from './go-to.ts'
import { mend } from './mend.ts'
import { outlineOf } from './outline.ts'
import { Text } from '#src/ui/layout/text.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import styles from './text-panels.module.css'
import { useCheckNow, useTextChecks } from './use-text-checks.ts'

export interface TextPanelsHandle {
  /** What is to be asked about before the text becomes public. */
  check(): Promise<readonly Finding[]>
  goTo(position: number): void
  mend(finding: Finding): void
}

interface Props {
  editor: Editor
  lang: string
  targets: LinkTargets | undefined
  ref?: Ref<TextPanelsHandle>
}

/** Beside the text: what it consists of, and what a reader would stumble over. */
export function TextPanels({ editor, lang, targets, ref }: Props) {
  const doc = useSettledDoc(editor)
  const outline = useMemo(() => outlineOf(doc), [doc])
  const count = useMemo(() => countWords(doc.textBetween(0, doc.content.size, ' ', ' ')), [doc])
  const findings = useTextChecks(doc, { lang, targets })
  const checkNow = useCheckNow({ lang, targets })
  useImperativeHandle(ref, () => ({
    check: () => checkNow(editor.state.doc),
    goTo: (position) => goTo(editor, position),
    mend: (finding) => mend(editor, finding),
  }))

  return (
    <>
      <RecordPanel title="Outline">
        <Text tone="muted">
          {count.words} {count.words === 1 ? 'word' : 'words'}, {count.minutes} min to read
        </Text>
        {outline.length > 0 && (
          <Stack as="ol" gap="050" className={styles.outline} lang={lang}>
            {outline.map(({ level, text, position }) => (
              <li key={position} data-level={level}>
                <Button variant="link" onClick={() => goTo(editor, position)}>
                  {text || '(empty heading)'}
                </Button>
              </li>
            ))}
          </Stack>
        )}
      </RecordPanel>
      <RecordPanel title="Checks">
        {findings.length === 0 ? (
          <Text tone="muted">No issues found.</Text>
        ) : (
          <Findings
            findings={findings}
            onGo={(position) => goTo(editor, position)}
            onRemedy={(finding) => mend(editor, finding)}
          />
        )}
      </RecordPanel>
    </>
  )
}
