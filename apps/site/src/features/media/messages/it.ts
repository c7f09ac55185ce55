import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  heading: 'Video che attendono il vostro clic',
  lead: 'Nessun video parte da solo. Il testo accanto descrive, secondo per secondo, che cosa succede e può essere letto al posto del video.',
  description:
    'Brevi video e webinar sulla localizzazione in tempo reale in magazzino: nulla si carica prima del clic e ogni video ha la sua descrizione.',
  videos: 'Video',
  webinars: 'Webinar',
  play: 'Riproduci',
  transcript: 'Che cosa mostra il video',
  fileAs: '{format}, {size}',
  download: 'Scarica',
  since: 'File del {date}',
  noVideos: 'Siamo spiacenti, nessun video trovato.',
  noVideosAdvice:
    'Nel frattempo è in funzione il magazzino della home: carrelli, pallet e un incrocio, con l’età dei dati.',
  noWebinars: 'Al momento non ci sono webinar.',
  noWebinarsAdvice: 'Le nuove date vengono annunciate fra gli eventi e nella newsletter.',
  eventsLink: 'Vai agli eventi',
} satisfies Translated<typeof en>
