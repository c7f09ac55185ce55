import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: 'Über uns: was wir tun und was nicht',
  description:
    'Gegründet 2018, Standorte in London und Lissabon: was wir im Lager messen, was wir bewusst weglassen und was sich vor der Unterschrift prüfen lässt.',
  heading: 'Zwei Standorte, ein Thema',
  lead: 'Wir orten Stapler, Paletten, Werkzeuge und Personen im Lager und werten aus, was die Positionen zeigen. Das Unternehmen wurde {year} gegründet und hat Standorte in London und Lissabon.',
  line: {
    title: 'Ein Maßstab für beide',
    text: [
      'Von Lissabon nach London sind es auf dem Großkreis {distance}. Ein Funkimpuls bräuchte dafür {time}.',
      'In Ihrem Lager läuft derselbe Impuls vom UWB-Tag zum Anker. Dort entscheiden {short} über zehn Zentimeter. Unsere Arbeit ist es, die Zeit so genau zu messen und offen zu sagen, wo Stahl das verhindert.',
      'In London und Lissabon gilt das ganze Jahr dieselbe Uhrzeit. Was morgens an einem Standort eingeht, kann am anderen noch am selben Tag gelesen werden.',
    ],
    caption:
      'Karte Westeuropas mit einer geraden Linie von {distance} zwischen Lissabon und London und einem Maßstabsbalken von {bar}.',
    block: [
      'Entfernungen durch die Kartenmitte sind maßstäblich',
      'Küsten: Natural Earth, gemeinfrei',
    ],
  },
  scope: {
    title: 'Was wir tun und was wir weglassen',
    lead: 'Jede Zeile rechts ist eine Entscheidung. Wer diese Aufgabe lösen will, braucht dafür ein anderes System. Die Positionen können wir ihm liefern.',
    do: 'Das tun wir',
    dont: 'Das lassen wir weg',
    rows: [
      ['Wir orten Stapler, Paletten, Werkzeuge und Personen mit UWB-Tag.', 'Wir filmen niemanden.'],
      [
        'Wir berichten über Geschwindigkeit, Schockereignisse, Leerlauf und Wartezeit je Stapler, Ort und Schicht.',
        'Wir bewerten keine Fahrerinnen und Fahrer und erstellen keine Ranglisten.',
      ],
      [
        'Wir warnen das Fahrpersonal. Die Warnung ist eine Fahrerassistenz.',
        'Wir bremsen oder drosseln keine Stapler. Die Warnung ist keine Sicherheitsfunktion.',
      ],
      [
        'Wir übergeben Positionen und Ereignisse über die REST-Schnittstelle an Ihr Lagerverwaltungssystem (LVS).',
        'Wir planen keine Aufträge und vergeben keine Fahraufträge.',
      ],
      [
        'Wir geben zu jeder Position an, wie unsicher sie ist.',
        'Wir versprechen keine Zentimeter, wo Stahl zwischen UWB-Tag und Anker steht.',
      ],
    ],
  },
  figures: {
    title: 'Wie wir mit Zahlen umgehen',
    text: [
      'Alle Zahlen dieser Website stehen in einer einzigen Liste, mit Einheit, Bedingung und Herkunft. Die {count} Kennzahlen der Fallstudien stammen von drei anonymen Kunden. Branche, Größe und Zeitraum sind nicht veröffentlicht. Deshalb sind sie keine Prognose für Ihren Standort und dürfen nicht addiert werden.',
      'Fakten aus fremden Quellen haben eine Fußnote mit Adresse und Datum. Die Schätzung legt ihre Formeln, ihre Annahmen und den Stand ihrer Preisliste offen.',
    ],
    benefits: 'Die Kennzahlen und ihre Grenzen',
    pricing: 'Die Schätzung und ihre Methode',
  },
  stay: {
    title: 'Gibt es uns in fünf Jahren noch?',
    text: [
      'Das kann keine Website belegen. Wir veröffentlichen weder Umsatz noch Beschäftigtenzahl noch Kundennamen. Begrenzt wird Ihr Risiko durch den Vertrag und die Schnittstelle.',
    ],
    points: [
      'Der Pilotvertrag läuft ein bis drei Monate, die Hardware ist dabei kostenlos.',
      'Der Partnervertrag läuft ein Jahr, die Hardware wird gemietet oder gekauft.',
      'Positionen und Ereignisse verlassen die Plattform über eine REST-Schnittstelle. Ihre Berichte hängen also nicht an unserer Oberfläche.',
      'Der Abbau der Geräte und die Rückgabe der Daten am Vertragsende gehören ins Angebot. Bitte fragen Sie vor der Unterschrift danach.',
    ],
    contact: 'Schreiben Sie uns',
  },
}
