import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  heading: 'Documenti senza registrazione',
  lead: 'Schede tecniche, brochure e case history, ognuna con data, dimensioni e lingue disponibili. Per scaricarle non occorre lasciare l’indirizzo e-mail.',
  limit:
    'Le schede tecniche riportano solo i valori pubblicati. Se un valore non è pubblicato, la riga lo indica.',
  description:
    'Schede tecniche, brochure e case history sulla localizzazione in tempo reale in magazzino, in PDF, in sei lingue e senza lasciare dati.',
  typeTitle: 'Documenti: {type}',
  filter: 'Tipo di documento',
  allTypes: 'Tutti i tipi',
  types: {
    datasheet: 'Schede tecniche',
    brochure: 'Brochure',
    'case-study': 'Case history',
  },
  download: 'Scarica',
  fileAs: '{format}, {size}',
  since: 'File del {date}',
  languages: 'Altre lingue di «{title}»',
  checksum: 'Verifica il file',
  digest: 'SHA-256, primi 32 caratteri',
  empty: 'Siamo spiacenti, nessun documento trovato.',
  emptyAdvice: 'Possono esserci documenti di un altro tipo o in un’altra lingua.',
  allDocuments: 'Tutti i documenti',
} satisfies Translated<typeof en>
