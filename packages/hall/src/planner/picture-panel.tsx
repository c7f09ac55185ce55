import { useRef, useState, type ComponentType } from 'react'
import { formatNumber } from '@repo/platform/i18n/format.ts'
import { Field } from '@repo/platform/ui/field.tsx'
import { loaded } from '../workbench/loaded.ts'
import { useChange } from '../workbench/use-change.ts'
import { usePlanner, useWorkbench } from '../workbench/workbench.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import styles from './object-list.module.css'
import { largestPicture } from './traced-picture.ts'
import { filled } from './planner-words.ts'

interface PictureFieldsProps {
  remove: () => void
}

/** A drawing of the hall that one draws over; it is opened here and goes nowhere else. */
export function PicturePanel() {
  const { lang, planner, words: all, plannerWords } = useWorkbench()
  const { picture: words } = plannerWords
  const { picture } = usePlanner('picture')
  const [error, setError] = useState('')
  const [parts, setParts] = useState<{
    readonly PictureFields: ComponentType<PictureFieldsProps>
  }>()
  const most = formatNumber(lang, largestPicture / 1_000_000)
  const open = async (file: File) => {
    if (file.size > largestPicture) {
      setError(filled(words.tooLarge, { most }))
      return
    }
    const loadedParts = await loaded(() => import('./picture-fields.tsx'), all.start.failed)
    if (!loadedParts) return
    setParts(loadedParts)
    try {
      const opened = await loadedParts.openPicture(file, planner.state.history.plan)
      setError('')
      planner.set({ picture: opened })
    } catch {
      setError(words.unreadable)
    }
  }
  const file = useRef<HTMLInputElement>(null)
  useChange(file, ({ files }) => {
    if (files?.[0]) void open(files[0])
  })
  const remove = () => {
    if (file.current) file.current.value = ''
    planner.set({
      picture: undefined,
      ...(planner.state.tool === 'scale' && { tool: 'select' as const }),
    })
  }
  return (
    <details className={styles.kind} data-picture="">
      <summary>{words.title}</summary>
      <Field
        ref={file}
        id="picture-file"
        name="picture"
        label={words.file}
        hint={filled(words.lead, { most })}
        error={error}
        type="file"
        accept="image/png,image/jpeg,image/webp"
      />
      <Columns
        widths="1-1"
        from="start"
        gap="150"
        align="start"
        data-settings=""
        className={styles.fields}
        hidden={!picture}
      >
        {picture && parts && <parts.PictureFields remove={remove} />}
      </Columns>
    </details>
  )
}
