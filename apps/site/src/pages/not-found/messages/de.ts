import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Seite nicht gefunden',
  description:
    'Unter dieser Adresse gibt es keine Seite. Von hier geht es zurück zur Startseite oder zur Suche in unseren Artikeln.',
  lead: 'Dieser UWB-Tag hat die Halle verlassen: Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben, oder der Link enthält einen Tippfehler.',
  search: 'Artikel durchsuchen',
  waysBack: 'Hier geht es weiter',
  picture:
    'Plan einer Halle: Die letzten gemessenen Positionen eines UWB-Tags führen durch das Tor hinaus',
  lastSeen: 'letzte Position',
  noSignal: 'kein Signal',
} satisfies Translated<typeof en>
