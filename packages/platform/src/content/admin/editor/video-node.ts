import { Node } from '@tiptap/core'
import { isAllowedLink } from './allowed-link.ts'

/** A film of another host: a link in a paragraph that the site draws as a player to be pressed. */
export const videoNode = Node.create({
  name: 'film',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    href: { default: '', rendered: false },
    title: { default: '', rendered: false },
  }),
  parseHTML: () => [
    {
      tag: 'p[data-embed]',
      // Before the paragraph that it also is.
      priority: 60,
      getAttrs(place) {
        const link = place.querySelector('a')
        const href = link?.getAttribute('href') ?? ''
        return isAllowedLink(href) ? { href, title: link?.textContent.trim() || href } : false
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'p',
    { 'data-embed': 'video' },
    ['a', { href: String(attrs['href']) }, String(attrs['title'])],
  ],
})
