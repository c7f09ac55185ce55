import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: 'Karriere: offene Stellen',
  description:
    'Offene Stellen in London und Lissabon, wie Sie von der nächsten erfahren und wie Sie sich ohne Ausschreibung bewerben.',
  heading: 'Offene Stellen',
  lead: 'Wir messen, an welcher Stelle ein Stapler steht, und geben den Fehler dazu an. Auf dieser Seite geht es um die anderen Stellen, jede mit Gehalt, Arbeitsort und Aufgaben.',
  openings: {
    none: 'Zurzeit gibt es keine offenen Stellen.',
    next: 'Wir sammeln keine Bewerbungen auf Vorrat. Von der nächsten Ausschreibung erfahren Sie über den Newsletter. Wenn Sie etwas mitbringen, das wir kennen sollten, bewerben Sie sich gern initiativ.',
    allGenders: '(m/w/d)',
    posted: 'veröffentlicht am {date}',
    apply: 'Bewerben',
  },
  desk: {
    caption:
      'Grundriss eines kleinen Büros neben der Halle: ein Schreibtisch mit zwei Bildschirmen, ein leerer Stuhl, eine Wand mit offener Tür, zwei Regalzeilen und ein abgestellter Stapler.',
    free: 'frei',
    block: ['Halle mit Büro, Grundriss', 'Raster 2 m, Beispielhalle'],
  },
  unasked: {
    title: 'Initiativbewerbung',
    points: {
      what: {
        name: 'Was Sie schicken',
        text: 'Eine Seite genügt: was Sie gebaut, installiert oder herausgefunden haben und in welcher Halle oder welchem System es läuft. Ein Link dorthin hilft mehr als ein Zeugnis.',
      },
      where: {
        name: 'Arbeitsort',
        text: 'London oder Lissabon. Ob sich eine Aufgabe von anderswo erledigen lässt, steht in der jeweiligen Ausschreibung.',
      },
      pay: {
        name: 'Gehalt',
        text: 'Jede Ausschreibung nennt eine Gehaltsspanne. Ohne Ausschreibung nennen wir hier keine.',
      },
    },
    subject: 'Initiativbewerbung',
    newsletter: 'Newsletter abonnieren',
    privacy: 'Was mit Ihren Daten geschieht',
  },
}
