import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  heading: 'Date per il vostro calendario',
  lead: 'Ogni evento indica il fuso orario e ha un file di calendario. Gli eventi passati restano nella pagina.',
  description:
    'Eventi futuri e passati sulla localizzazione in tempo reale in magazzino, con orario, fuso orario, luogo e file di calendario.',
  upcoming: 'Prossimi eventi',
  past: 'Eventi passati',
  none: 'Siamo spiacenti, nessun evento in programma.',
  noneAdvice:
    'Le nuove date vengono annunciate nella newsletter. Per una demo sulla vostra planimetria non occorre aspettare un evento.',
  clock: '{hour}:{minute}',
  at: 'ore {from}',
  range: 'ore {from}–{to}',
  when: 'Quando',
  where: 'Dove',
  zone: 'fuso orario {zone}',
  calendar: 'Aggiungi al calendario',
  register: 'Iscriviti',
  publishedOn: 'Pubblicato il {date}',
} satisfies Translated<typeof en>
