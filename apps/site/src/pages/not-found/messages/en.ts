export const en = {
  title: 'Page not found',
  description:
    'There is no page at this address. Ways back to the website, and a search through our news.',
  lead: 'This tag has left the hall: there is no page at this address. The page may have moved, or the link may be mistyped.',
  search: 'Search the news',
  waysBack: 'Ways back',
  picture: 'Plan of a hall; the last measured positions of a tag lead out through the dock',
  lastSeen: 'last position',
  noSignal: 'no signal',
}
