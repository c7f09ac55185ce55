import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  heading: 'Dokumente ohne Formular',
  lead: 'Datenblätter, Broschüren und Fallstudien, jeweils mit Datum, Dateigröße und Sprachen. Für den Download wird keine E-Mail-Adresse abgefragt.',
  limit:
    'Im Datenblatt stehen nur veröffentlichte Werte. Ist kein Wert veröffentlicht, steht das in der Zeile.',
  description:
    'Datenblätter, Broschüren und Fallstudien zur Echtzeit-Ortung im Lager als PDF, in sechs Sprachen und ohne Registrierung.',
  typeTitle: 'Dokumente: {type}',
  filter: 'Art des Dokuments',
  allTypes: 'Alle Arten',
  types: {
    datasheet: 'Datenblätter',
    brochure: 'Broschüren',
    'case-study': 'Fallstudien',
  },
  download: 'Herunterladen',
  fileAs: '{format}, {size}',
  since: 'Datei vom {date}',
  languages: 'Weitere Sprachen von „{title}“',
  checksum: 'Datei prüfen',
  digest: 'SHA-256, die ersten 32 Stellen',
  empty: 'Leider wurden keine Dokumente gefunden.',
  emptyAdvice: 'Vielleicht gibt es Dokumente einer anderen Art oder in einer anderen Sprache.',
  allDocuments: 'Alle Dokumente',
} satisfies Translated<typeof en>
