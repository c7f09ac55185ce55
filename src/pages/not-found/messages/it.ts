import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  title: 'Pagina non trovata',
  description:
    'A questo indirizzo non c’è nessuna pagina. Le vie per tornare al sito e una ricerca tra le notizie.',
  lead: 'Questo tag ha lasciato il capannone: a questo indirizzo non c’è nessuna pagina. Forse è stata spostata, o il link contiene un errore.',
  search: 'Cerca tra le notizie',
  waysBack: 'Vie per tornare',
  picture: 'Pianta di un capannone; le ultime posizioni misurate di un tag escono dalla baia',
  lastSeen: 'ultima posizione',
  noSignal: 'nessun segnale',
} satisfies Translated<typeof en>
