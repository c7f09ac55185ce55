import type { ChainedCommands, Editor } from '@tiptap/react'

export interface Command {
  name: string
  /** What the button shows; its name is what is read out. */
  face: string
  keys?: string
  run: (chain: ChainedCommands) => ChainedCommands
  /** Whether it holds at the cursor; absent for what is only inserted. */
  isOn?: (editor: Editor) => boolean
}

const mark = (name: string) => (editor: Editor) => editor.isActive(name)
const heading = (level: 2 | 3) => (editor: Editor) => editor.isActive('heading', { level })

export const commands: readonly Command[] = [
  {
    name: 'Heading 2',
    face: 'H2',
    keys: 'Ctrl+Alt+2',
    run: (chain) => chain.toggleHeading({ level: 2 }),
    isOn: heading(2),
  },
  {
    name: 'Heading 3',
    face: 'H3',
    keys: 'Ctrl+Alt+3',
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: heading(3),
  },
  {
    name: 'Bold',
    face: 'B',
    keys: 'Ctrl+B',
    run: (chain) => chain.toggleBold(),
    isOn: mark('bold'),
  },
  {
    name: 'Italic',
    face: 'I',
    keys: 'Ctrl+I',
    run: (chain) => chain.toggleItalic(),
    isOn: mark('italic'),
  },
  {
    name: 'Strike',
    face: 'S',
    keys: 'Ctrl+Shift+S',
    run: (chain) => chain.toggleStrike(),
    isOn: mark('strike'),
  },
  {
    name: 'Code',
    face: '<>',
    keys: 'Ctrl+E',
    run: (chain) => chain.toggleCode(),
    isOn: mark('code'),
  },
  { name: 'Link', face: 'Link', keys: 'Ctrl+K', run: (chain) => chain, isOn: mark('link') },
  {
    name: 'Bullet list',
    face: '•',
    keys: 'Ctrl+Shift+8',
    run: (chain) => chain.toggleBulletList(),
    isOn: mark('bulletList'),
  },
  {
    name: 'Numbered list',
    face: '1.',
    keys: 'Ctrl+Shift+7',
    run: (chain) => chain.toggleOrderedList(),
    isOn: mark('orderedList'),
  },
  {
    name: 'Quote',
    face: '“ ”',
    keys: 'Ctrl+Shift+B',
    run: (chain) => chain.toggleBlockquote(),
    isOn: mark('blockquote'),
  },
  {
    name: 'Code block',
    face: '{ }',
    keys: 'Ctrl+Alt+C',
    run: (chain) => chain.toggleCodeBlock(),
    isOn: mark('codeBlock'),
  },
  { name: 'Rule', face: '—', run: (chain) => chain.setHorizontalRule() },
  { name: 'Line break', face: '↵', keys: 'Shift+Enter', run: (chain) => chain.setHardBreak() },
  { name: 'Undo', face: '↶', keys: 'Ctrl+Z', run: (chain) => chain.undo() },
  { name: 'Redo', face: '↷', keys: 'Ctrl+Shift+Z', run: (chain) => chain.redo() },
]
