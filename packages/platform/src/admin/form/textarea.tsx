import { useCallback, useLayoutEffect, useRef, type ComponentProps, type RefCallback } from 'react'

type Props = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'children' | 'ref'> & {
  value: string
  ref?: RefCallback<HTMLTextAreaElement> | undefined
}

/**
 * A controlled textarea. With `value` React also rewrites the child text of the element at every key.
 * Chromium ends a step of undo at every removed node, so Ctrl Z would take back one letter at a time.
 */
export function Textarea({ value, ref, ...props }: Props) {
  const own = useRef<HTMLTextAreaElement | null>(null)
  const attach = useCallback(
    (element: HTMLTextAreaElement | null) => {
      own.current = element
      ref?.(element)
    },
    [ref],
  )
  useLayoutEffect(() => {
    const element = own.current
    if (element && element.value !== value) element.value = value
  })
  return <textarea {...props} ref={attach} defaultValue="" />
}
