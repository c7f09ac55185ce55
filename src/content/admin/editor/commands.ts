import type { ChainedCommands, Editor } from '@tiptap/react'
import Bold from 'lucide-react/icons/bold'
import Code from 'lucide-react/icons/code'
import CornerDownLeft from 'lucide-react/icons/corner-down-left'
import Heading2 from 'lucide-react/icons/heading-2'
import Heading3 from 'lucide-react/icons/heading-3'
import Italic from 'lucide-react/icons/italic'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Minus from 'lucide-react/icons/minus'
import Redo2 from 'lucide-react/icons/redo-2'
import SquareCode from 'lucide-react/icons/square-code'
import Strikethrough from 'lucide-react/icons/strikethrough'
import Subscript from 'lucide-react/icons/subscript'
import Superscript from 'lucide-react/icons/superscript'
import TextQuote from 'lucide-react/icons/text-quote'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ComponentType } from 'react'

export interface Command {
  name: string
  /** On the button, whose accessible name is `name`. */
  icon: ComponentType<{ size: number }>
  keys?: string
  run: (chain: ChainedCommands) => ChainedCommands
  /** Whether it is active at the cursor; absent for what is only inserted. */
  isOn?: (editor: Editor) => boolean
}

const mark = (name: string) => (editor: Editor) => editor.isActive(name)
const heading = (level: 2 | 3) => (editor: Editor) => editor.isActive('heading', { level })

export const commands: readonly Command[] = [
  {
    name: 'Heading 2',
    icon: Heading2,
    keys: 'Ctrl+Alt+2',
    run: (chain) => chain.toggleHeading({ level: 2 }),
    isOn: heading(2),
  },
  {
    name: 'Heading 3',
    icon: Heading3,
    keys: 'Ctrl+Alt+3',
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: heading(3),
  },
  {
    name: 'Bold',
    icon: Bold,
    keys: 'Ctrl+B',
    run: (chain) => chain.toggleBold(),
    isOn: mark('bold'),
  },
  {
    name: 'Italic',
    icon: Italic,
    keys: 'Ctrl+I',
    run: (chain) => chain.toggleItalic(),
    isOn: mark('italic'),
  },
  {
    name: 'Strike',
    icon: Strikethrough,
    keys: 'Ctrl+Shift+S',
    run: (chain) => chain.toggleStrike(),
    isOn: mark('strike'),
  },
  {
    name: 'Code',
    icon: Code,
    keys: 'Ctrl+E',
    run: (chain) => chain.toggleCode(),
    isOn: mark('code'),
  },
  {
    name: 'Subscript',
    icon: Subscript,
    keys: 'Ctrl+,',
    run: (chain) => chain.toggleMark('subscript'),
    isOn: mark('subscript'),
  },
  {
    name: 'Superscript',
    icon: Superscript,
    keys: 'Ctrl+.',
    run: (chain) => chain.toggleMark('superscript'),
    isOn: mark('superscript'),
  },
  { name: 'Link', icon: Link, keys: 'Ctrl+K', run: (chain) => chain, isOn: mark('link') },
  {
    name: 'Bullet list',
    icon: List,
    keys: 'Ctrl+Shift+8',
    run: (chain) => chain.toggleBulletList(),
    isOn: mark('bulletList'),
  },
  {
    name: 'Numbered list',
    icon: ListOrdered,
    keys: 'Ctrl+Shift+7',
    run: (chain) => chain.toggleOrderedList(),
    isOn: mark('orderedList'),
  },
  {
    name: 'Quote',
    icon: TextQuote,
    keys: 'Ctrl+Shift+B',
    run: (chain) => chain.toggleBlockquote(),
    isOn: mark('blockquote'),
  },
  {
    name: 'Code block',
    icon: SquareCode,
    keys: 'Ctrl+Alt+C',
    run: (chain) => chain.toggleCodeBlock(),
    isOn: mark('codeBlock'),
  },
  { name: 'Rule', icon: Minus, run: (chain) => chain.setHorizontalRule() },
  {
    name: 'Line break',
    icon: CornerDownLeft,
    keys: 'Shift+Enter',
    run: (chain) => chain.setHardBreak(),
  },
  { name: 'Undo', icon: Undo2, keys: 'Ctrl+Z', run: (chain) => chain.undo() },
  { name: 'Redo', icon: Redo2, keys: 'Ctrl+Shift+Z', run: (chain) => chain.redo() },
]
