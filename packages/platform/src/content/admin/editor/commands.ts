import type { Editor } from '@tiptap/core'
import Bold from 'lucide-react/icons/bold'
import Code from 'lucide-react/icons/code'
import Film from 'lucide-react/icons/film'
import Heading2 from 'lucide-react/icons/heading-2'
import Heading3 from 'lucide-react/icons/heading-3'
import Image from 'lucide-react/icons/image'
import Italic from 'lucide-react/icons/italic'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Minus from 'lucide-react/icons/minus'
import Pilcrow from 'lucide-react/icons/pilcrow'
import Redo2 from 'lucide-react/icons/redo-2'
import Search from 'lucide-react/icons/search'
import SquareCode from 'lucide-react/icons/square-code'
import Strikethrough from 'lucide-react/icons/strikethrough'
import Subscript from 'lucide-react/icons/subscript'
import Superscript from 'lucide-react/icons/superscript'
import Table from 'lucide-react/icons/table'
import TextQuote from 'lucide-react/icons/text-quote'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ComponentType } from 'react'
import { insertBlock } from './put-block.ts'
import { insertTable } from './table/table-tools.ts'

/** What opens beside the text. */
export type Surface = 'link' | 'film' | 'picture' | 'find' | 'description'

export interface Command {
  name: string
  /** On the button, whose accessible name is `name`. */
  icon: ComponentType<{ size: number }>
  keys?: string
  run: (editor: Editor, show: (surface: Surface) => void) => void
  /** Whether it is active at the cursor; absent for what is only inserted. */
  isOn?: (editor: Editor) => boolean
}

type Chain = ReturnType<Editor['chain']>

const chained =
  (change: (chain: Chain) => Chain): Command['run'] =>
  (editor) =>
    void change(editor.chain().focus()).run()

const shows =
  (surface: Surface): Command['run'] =>
  (_, show) =>
    show(surface)

const at =
  (name: string, attributes = {}) =>
  (editor: Editor) =>
    editor.isActive(name, attributes)

const heading = (level: 2 | 3, icon: Command['icon']): Command => ({
  name: `Heading ${level}`,
  icon,
  keys: `Ctrl+Alt+${level}`,
  run: chained((chain) => chain.setHeading({ level })),
  isOn: at('heading', { level }),
})

const mark = (name: string, type: string, icon: Command['icon'], keys: string): Command => ({
  name,
  icon,
  keys,
  run: chained((chain) => chain.toggleMark(type)),
  isOn: at(type),
})

/** What the paragraph at the cursor can be. */
export const blocks: readonly Command[] = [
  {
    name: 'Paragraph',
    icon: Pilcrow,
    keys: 'Ctrl+Alt+0',
    run: chained((chain) => chain.setParagraph()),
  },
  heading(2, Heading2),
  heading(3, Heading3),
  {
    name: 'Quote',
    icon: TextQuote,
    keys: 'Ctrl+Shift+B',
    run: chained((chain) => chain.toggleBlockquote()),
    isOn: at('blockquote'),
  },
  {
    name: 'Code block',
    icon: SquareCode,
    keys: 'Ctrl+Alt+C',
    run: chained((chain) => chain.toggleCodeBlock()),
    isOn: at('codeBlock'),
  },
]

const lists: readonly Command[] = [
  {
    name: 'Bullet list',
    icon: List,
    keys: 'Ctrl+Shift+8',
    run: chained((chain) => chain.toggleBulletList()),
    isOn: at('bulletList'),
  },
  {
    name: 'Numbered list',
    icon: ListOrdered,
    keys: 'Ctrl+Shift+7',
    run: chained((chain) => chain.toggleOrderedList()),
    isOn: at('orderedList'),
  },
]

const bold = mark('Bold', 'bold', Bold, 'Ctrl+B')
const italic = mark('Italic', 'italic', Italic, 'Ctrl+I')
const code = mark('Code', 'code', Code, 'Ctrl+E')
const link: Command = {
  name: 'Link',
  icon: Link,
  keys: 'Ctrl+K',
  run: shows('link'),
  isOn: at('link'),
}

const inserts: readonly Command[] = [
  { name: 'Image', icon: Image, run: shows('picture') },
  { name: 'Table', icon: Table, run: insertTable },
  { name: 'Video', icon: Film, run: shows('film') },
  { name: 'Divider', icon: Minus, run: (editor) => insertBlock(editor, 'horizontalRule') },
]

/** The toolbar's groups; the first begins with the menu of `blocks`. */
export const groups: readonly { label: string; commands: readonly Command[] }[] = [
  { label: 'Paragraph formatting', commands: lists },
  {
    label: 'Text formatting',
    commands: [
      bold,
      italic,
      mark('Strikethrough', 'strike', Strikethrough, 'Ctrl+Shift+S'),
      code,
      mark('Subscript', 'subscript', Subscript, 'Ctrl+,'),
      mark('Superscript', 'superscript', Superscript, 'Ctrl+.'),
      link,
    ],
  },
  { label: 'Insert', commands: inserts },
  {
    label: 'History and search',
    commands: [
      { name: 'Undo', icon: Undo2, keys: 'Ctrl+Z', run: chained((chain) => chain.undo()) },
      { name: 'Redo', icon: Redo2, keys: 'Ctrl+Shift+Z', run: chained((chain) => chain.redo()) },
      { name: 'Find in the text', icon: Search, keys: 'Ctrl+F', run: shows('find') },
    ],
  },
]

/** At a selection. */
export const selectionCommands: readonly Command[] = [bold, italic, code, link]

/** Behind a slash at the beginning of a paragraph. */
export const slashCommands: readonly Command[] = [...blocks.slice(1), ...lists, ...inserts]

/** The command of a menu at the cursor: the last one that is on, else the first. */
export const currentBlock = (editor: Editor): string =>
  (blocks.findLast(({ isOn }) => isOn?.(editor)) ?? blocks[0]!).name
