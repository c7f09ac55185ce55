import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  heading: 'Termine für Ihren Kalender',
  lead: 'Zu jedem Termin gehören die Zeitzone und eine Kalenderdatei. Vergangene Termine bleiben auf der Seite.',
  description:
    'Kommende und vergangene Veranstaltungen zur Echtzeit-Ortung im Lager: mit Uhrzeit, Zeitzone, Ort und Kalenderdatei.',
  upcoming: 'Kommende Termine',
  past: 'Vergangene Termine',
  none: 'Leider wurden keine kommenden Termine gefunden.',
  noneAdvice:
    'Neue Termine stehen im Newsletter. Eine Demo an Ihrem eigenen Hallenplan ist auch ohne Veranstaltung möglich.',
  clock: '{hour}:{minute}',
  at: '{from} Uhr',
  range: '{from}–{to} Uhr',
  when: 'Wann',
  where: 'Wo',
  zone: 'Zeitzone {zone}',
  calendar: 'In den Kalender eintragen',
  register: 'Teilnehmen',
  publishedOn: 'Veröffentlicht am {date}',
} satisfies Translated<typeof en>
