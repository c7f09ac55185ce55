import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Seite nicht gefunden',
  description:
    'Unter dieser Adresse gibt es keine Seite. Wege zurück zur Website und eine Suche in unseren Neuigkeiten.',
  lead: 'Dieser UWB-Tag hat die Halle verlassen: Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben, oder der Link enthält einen Tippfehler.',
  search: 'Neuigkeiten durchsuchen',
  waysBack: 'Wege zurück',
  picture:
    'Plan einer Halle; die letzten gemessenen Positionen eines UWB-Tags führen durch das Tor hinaus',
  lastSeen: 'letzte Position',
  noSignal: 'kein Signal',
} satisfies Translated<typeof en>
