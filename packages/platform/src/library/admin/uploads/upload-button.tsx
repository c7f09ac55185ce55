import { useRef } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import type { FileKind } from '#src/library/contract.ts'
import { extensionsOf } from '../file-kinds.ts'

interface Props {
  /** Only files of this kind; absent: any. */
  kind?: FileKind | undefined
  single?: boolean
  label?: string
  variant?: 'primary' | 'plain'
  onFiles: (files: readonly File[]) => void
}

export function UploadButton(props: Props) {
  const { kind, single = false, label = 'Upload…', variant = 'plain', onFiles } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant={variant} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={!single}
        accept={extensionsOf(kind).join(',')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // So that the same file can be chosen once more.
          target.value = ''
          if (files.length) onFiles(files)
        }}
      />
    </>
  )
}
