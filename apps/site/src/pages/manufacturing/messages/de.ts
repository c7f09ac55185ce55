import { de as shared } from '@repo/platform/facts/messages/de.ts'
import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Fertigung: demnächst',
  description:
    'Werkzeuge, Kommissionen, Routenzug und angefangene Teile: vier offene Fragen zur Ortung in der Fertigung und was dort heute schon geht.',
  heading: 'Die Fertigungslinie ist erst halb gezeichnet',
  lead: 'Ein Angebot für die Fertigung ist geplant. Noch gibt es weder Modul noch Termin noch Pilotprojekt; darum stehen hier die Fragen, die vor dem Weiterzeichnen zu klären sind.',
  caption:
    'Eine Linie mit vier Stationen. Fertig gezeichnet ist, was heute einen UWB-Tag tragen kann, etwa Stapler, Wagen und Werkzeuge. Konstruktionslinien zeigen, was noch offen ist. Von jeder Frage führt eine Bezugslinie zu ihrer Stelle.',
  questions: {
    title: 'Vier offene Fragen',
    lead: 'Wenn Sie eine Antwort aus Ihrer eigenen Halle kennen, schreiben Sie uns.',
    items: [
      'Welche Werkzeuge dürfen nur an einer Station benutzt werden, und wer gibt Ausnahmen frei?',
      'Woran erkennt man eine Kommission: am Wagen, am Auftrag oder am Platz im Regal?',
      'Fährt der Routenzug nach Fahrplan oder nach dem Bedarf der Linie?',
      'Wo warten angefangene Teile während des Umrüstens, und wer muss sie suchen?',
    ],
  },
  useCases: shared.useCases,
  works: {
    title: 'Was in der Fertigung schon geht',
    lead: 'Stapler, Paletten und Werkzeuge werden in einer Fertigungshalle geortet wie im Lager. Diese Anwendungsfälle der Logistik passen auch hier.',
    items: {
      'fleet-safety': 'Kreuzungen zwischen Linie und Lager, Tempozonen neben Fußwegen',
      'stock-management':
        'Der Absetzort jeder Palette mit Teilen und die Suchzeit der Linienversorgung',
      'performance-monitoring': 'Wartezeiten an den Übergabepunkten der Linie',
    },
    limit:
      'Maschinen aus Stahl unterbrechen die Sichtverbindung ebenso wie Regale, also kommt auch hier die Begehung zuerst. Wofür Ortung in der Fertigung genutzt wird, beschreibt die Fachliteratur.[^manufacturingUses]',
  },
  demo: 'Ihre Linie beschreiben',
  newsletter: 'Per Newsletter erfahren, wenn es so weit ist',
} satisfies Translated<typeof en>
