import { generateHTML, generateJSON } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { StarterKit } from '@tiptap/starter-kit'
import { isAllowedLink } from './allowed-link.ts'
import { pictureUpload } from './paste/picture-upload.ts'
import { subSupMarks } from './sub-sup-marks.ts'
import { tableNodes } from './table-nodes.ts'

/** Images of our own library only: the server would remove others. */
const libraryImage = Image.extend({
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[src^="/library/"]' }],
  addInputRules: () => [],
}).configure({ inline: false })

/** The closed subset of rich text: p, h2, h3, lists, quote, code, rule, break, image, table, seven marks. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    underline: false,
    // An empty paragraph at the end would be stored with every text.
    trailingNode: false,
    codeBlock: { languageClassPrefix: null },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isAllowedLink(address),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  libraryImage,
  pictureUpload,
  ...subSupMarks,
  ...tableNodes,
]

/** The text as the editor serialises it, so that loading alone does not count as a change. */
export function normaliseHtml(html: string): string {
  return html.trim() === ''
    ? ''
    : blankIfEmpty(generateHTML(generateJSON(html, extensions), extensions))
}

export const blankIfEmpty = (html: string): string => (html === '<p></p>' ? '' : html)
