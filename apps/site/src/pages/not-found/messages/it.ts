import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  title: 'Pagina non trovata',
  description:
    'A questo indirizzo non c’è nessuna pagina. Come tornare al sito o cercare tra le notizie.',
  lead: 'Questo tag ha lasciato il magazzino: a questo indirizzo non c’è nessuna pagina. Forse la pagina è stata spostata, o il link contiene un errore.',
  search: 'Cerca tra le notizie',
  waysBack: 'Torna a',
  picture: 'Planimetria di un magazzino; le ultime posizioni misurate di un tag escono dalla baia',
  lastSeen: 'ultima posizione',
  noSignal: 'nessun segnale',
} satisfies Translated<typeof en>
