import {
  getHTMLFromFragment,
  getSchema,
  Node as NodeExtension,
  type JSONContent,
} from '@tiptap/core'
import { DOMParser as NodeParser, type Node } from '@tiptap/pm/model'
import { Image } from '@tiptap/extension-image'
import { StarterKit } from '@tiptap/starter-kit'
import { trustedHtml } from '#src/ui/trusted-types.ts'
import { isAllowedLink } from './allowed-link.ts'
import { articleLink } from './article-link.ts'
import { domSelection } from './dom-selection.ts'
import { figureNodes } from './figure-nodes.ts'
import { videoNode } from './video-node.ts'
import { findInText } from './find/find-plugin.ts'
import { imageUpload, withoutPlaces } from './paste/image-upload.ts'
import { missingImage } from './paste/missing-image.ts'
import { redoKeys } from './redo-keys.ts'
import { typography } from './typography/typography.ts'
import { placeholder } from './placeholder.ts'
import { subSupMarks } from './sub-sup-marks.ts'
import { cursorAfter } from './put-block.ts'
import { tableNodes } from './table/table-nodes.ts'
import { tableCells } from './table/table-plugin.ts'
import { tableKeys } from './table/table-tools.ts'
import { withSections } from './table/with-sections.ts'

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

/** The closed subset of rich text: p, h2, h3, lists, quote, code, rule, break, image, figure, film, table, seven marks. */
export const extensions = [
  NodeExtension.create({ name: 'doc', topNode: true, content: '(block | table)+' }),
  StarterKit.configure({
    document: false,
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
  imageUpload,
  missingImage,
  ...subSupMarks,
  ...tableNodes,
  ...figureNodes,
  videoNode,
  articleLink,
  tableCells,
  tableKeys,
  cursorAfter,
  domSelection,
  findInText,
  placeholder,
  redoKeys,
  typography,
]

const schema = getSchema(extensions)

/** The text as the editor serialises it, so that loading alone does not count as a change. */
export function normaliseHtml(html: string): string {
  return html.trim() === '' ? '' : htmlOf(parseHtml(html))
}

/** A document as it is stored. Empty paragraphs at its end are there for the cursor. */
export const htmlOf = (doc: Node): string =>
  withSections(withoutPlaces(getHTMLFromFragment(doc.content, schema))).replace(
    /(?:<p><\/p>)+$/,
    '',
  )

/** A stored text as the editor has it. */
export const parseHtml = (html: string): Node =>
  NodeParser.fromSchema(schema).parse(
    new DOMParser().parseFromString(trustedHtml(html), 'text/html').body,
  )

/** The same as an editor takes it: the one that it makes of HTML itself is not let into the page. */
export const contentOf = (html: string): JSONContent => parseHtml(html).toJSON() as JSONContent
