import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  heading: 'Filme, die auf Knopfdruck starten',
  lead: 'Kein Film startet von selbst. Der Text neben dem Film beschreibt Sekunde für Sekunde, was geschieht, und kann statt des Films gelesen werden.',
  description:
    'Kurze Filme und Webinare zur Echtzeit-Ortung im Lager: Geladen wird erst auf Knopfdruck, und zu jedem Film gibt es eine Beschreibung.',
  videos: 'Videos',
  webinars: 'Webinare',
  play: 'Abspielen',
  transcript: 'Was der Film zeigt',
  fileAs: '{format}, {size}',
  download: 'Herunterladen',
  since: 'Datei vom {date}',
  noVideos: 'Leider wurden keine Videos gefunden.',
  noVideosAdvice:
    'Bis dahin zeigt die Startseite eine Halle in Bewegung: Stapler, Paletten und eine Kreuzung, mit dem Alter der Daten.',
  noWebinars: 'Zurzeit gibt es kein Webinar.',
  noWebinarsAdvice: 'Neue Termine stehen bei den Veranstaltungen und im Newsletter.',
  eventsLink: 'Zu den Veranstaltungen',
} satisfies Translated<typeof en>
