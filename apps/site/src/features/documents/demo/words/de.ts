import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  'datasheet-anchor': {
    title: 'Datenblatt: Anker',
    description:
      'Funkreichweite, Bänder, Schutzart und Temperaturen des Ankers. Zeilen ohne veröffentlichten Wert sind gekennzeichnet. Ausgabe 1, aus den veröffentlichten Werten erzeugt.',
  },
  'datasheet-tag': {
    title: 'Datenblatt: UWB-Tag',
    description:
      'Aktualisierungsrate, Bänder, Schutzart und Temperaturen des UWB-Tags. Zeilen ohne veröffentlichten Wert sind gekennzeichnet. Ausgabe 1, aus den veröffentlichten Werten erzeugt.',
  },
  'datasheet-gateway': {
    title: 'Datenblatt: Gateway',
    description:
      'Versorgung, Schutzart und Temperaturen des Gateways. Zeilen ohne veröffentlichten Wert sind gekennzeichnet. Ausgabe 1, aus den veröffentlichten Werten erzeugt.',
  },
  'datasheet-platform': {
    title: 'Datenblatt: Plattform',
    description:
      'Latenz, Verfügbarkeit, Datensicherung und Schnittstelle der Plattform. Zeilen ohne veröffentlichten Wert sind gekennzeichnet. Ausgabe 1, aus den veröffentlichten Werten erzeugt.',
  },
  'case-study-1': {
    title: 'Fallstudie 1: Schockereignisse und Tempo',
    description:
      'Drei Werte eines anonymen Kunden, wie sie gemessen werden und was nicht veröffentlicht ist. Ausgabe 1, aus den veröffentlichten Werten erzeugt.',
  },
  'case-study-2': {
    title: 'Fallstudie 2: die Nachtschicht',
    description:
      'Drei Werte eines anonymen Kunden, wie sie gemessen werden und was nicht veröffentlicht ist. Ausgabe 1, aus den veröffentlichten Werten erzeugt.',
  },
  'case-study-3': {
    title: 'Fallstudie 3: Suchzeit und Durchsatz',
    description:
      'Drei Werte eines anonymen Kunden, wie sie gemessen werden und was nicht veröffentlicht ist. Ausgabe 1, aus den veröffentlichten Werten erzeugt.',
  },
  'brochure-warehouse': {
    title: 'Das vermessene Lager',
    description:
      'Was geortet wird, elf Module, sechs Fragen und die Grenzen des Systems. Ausgabe 1, aus den veröffentlichten Werten erzeugt.',
  },
  'brochure-data-protection': {
    title: 'Vor dem ersten UWB-Tag: Datenschutz und Mitbestimmung',
    description:
      'Was vor der Installation zu vereinbaren ist, mit den Regeln aus sechs Rechtsordnungen. Keine Rechtsberatung. Ausgabe 1, aus den veröffentlichten Werten erzeugt.',
  },
  'brochure-estimate': {
    title: 'Wie die Schätzung entsteht',
    description:
      'Die Methode, ein Beispiel mit Eingaben und Ergebnissen und das, was nicht berücksichtigt ist. Ausgabe 1, aus den veröffentlichten Werten erzeugt.',
  },
} satisfies Translated<typeof en>
