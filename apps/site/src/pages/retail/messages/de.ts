import { de as shared } from '@repo/platform/facts/messages/de.ts'
import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Einzelhandel: demnächst',
  description:
    'Abholaufträge, Rollcontainer, Kühlkette und Lagerraum einer Filiale: vier offene Fragen zur Ortung im Einzelhandel und was heute schon geht.',
  heading: 'Der Lagerraum ist noch eine Skizze',
  lead: 'Ein Angebot für den Einzelhandel ist geplant. Noch gibt es weder Modul noch Termin noch Pilotprojekt; darum steht hier, was vorher klar sein muss.',
  caption:
    'Der Lagerraum hinter einer Filiale. Fertig gezeichnet sind Regale und Rollcontainer, die heute einen UWB-Tag tragen können. Konstruktionslinien zeigen Räume und Wege, die noch offen sind. Die Nummern gehören zu den Fragen.',
  questions: {
    title: 'Vier Fragen an Filialen',
    lead: 'Eine Filiale ist kein Lager: Sie ist kleiner, und es sind Kunden darin unterwegs.',
    items: [
      'Wo wartet ein Online-Auftrag auf die Abholung, und wie oft wird er gesucht?',
      'Wie viele Rollcontainer stehen im Lagerraum, und wie viele davon gehen zurück?',
      'Welche Wege vom Tor zur Verkaufsfläche kreuzen die Wege der Kunden?',
      'Wie lange darf ein Rollcontainer außerhalb des Kühlraums stehen, und wer muss handeln?',
    ],
  },
  useCases: shared.useCases,
  works: {
    title: 'Was hinter der Filiale schon geht',
    lead: 'Ein Verteilzentrum, das Filialen beliefert, ist ein Lager. Dort passen diese Anwendungsfälle der Logistik.',
    items: {
      'stock-management': 'Der Absetzort von Paletten und Rollcontainern vor der Verladung',
      'performance-monitoring': 'Wartezeiten an den Toren, vom Auftrag bis zur ersten Bewegung',
      'fifo-compliance':
        'Paletten, die außer der Reihe entnommen werden, mit Kanal, Zeit und Grund',
    },
    limit:
      'Die Schutzart sagt nichts über Kondenswasser im Kühllager,[^iec60529] und eine Ortung ist keine Temperaturmessung.',
  },
  demo: 'Ihre Filialen beschreiben',
  newsletter: 'Per Newsletter erfahren, wenn es so weit ist',
} satisfies Translated<typeof en>
