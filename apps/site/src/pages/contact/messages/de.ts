import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: 'Kontakt: London und Lissabon',
  description:
    'Standorte in London und Lissabon mit gezeichneten Karten und einer Tabelle, wohin welches Anliegen gehört: Demo, Betrieb, Datenschutz, Sicherheit, Presse.',
  heading: 'Zwei Türen, eine Adresse',
  lead: 'Die Tabelle unten zeigt, wohin welches Anliegen gehört.',
  noHours: 'Telefonnummer und Öffnungszeiten nennen wir erst, wenn sie feststehen.',
  demo: 'Demo anfragen',
  plates: {
    noAddress:
      'Eine Anschrift ist noch nicht veröffentlicht. Bitte schreiben Sie uns vor einem Besuch.',
    localTime: 'Ortszeit',
    phone: 'Telefon',
    opening: 'Öffnungszeiten',
  },
  maps: {
    show: 'Karte anzeigen',
    hide: 'Karte ausblenden',
    caption: 'Karte der Innenstadt von {city} auf Ebene der Stadtteile',
    larger: 'Vergrößern',
    smaller: 'Verkleinern',
    streets: 'Straßenkarte von {host} laden',
    note: 'Diese Karten gehören zur Seite und laden nichts von anderen Servern.',
    noPin: 'Solange keine Anschrift veröffentlicht ist, haben sie keine Markierung.',
  },
  subjects: {
    title: 'Wohin mit welchem Anliegen',
    lead: 'Bitte schicken Sie in der ersten E-Mail keine Betriebsgeheimnisse: Sie ist nicht Ende-zu-Ende-verschlüsselt.',
    subject: 'Anliegen',
    where: 'Wohin',
    help: 'Was die Antwort erleichtert',
    rows: {
      demo: [
        'Demo oder Angebot',
        'Land, Anzahl der Stapler und die eine Frage, die Sie beantwortet haben möchten',
      ],
      prices: [
        'Preise und Amortisation',
        'Die Schätzung kommt ohne Kontaktdaten aus: Sie wird auf der Seite berechnet',
      ],
      running: [
        'Laufende Installation',
        'Standort, Stapler oder Anker, Zeitpunkt des Ereignisses und was Sie erwartet hatten',
      ],
      privacy: [
        'Datenschutz',
        'Um welche Daten es geht und ob Sie Auskunft, Berichtigung oder Löschung wünschen',
      ],
      security: [
        'Eine Sicherheitslücke',
        'Adresse oder Gerät und die Schritte zum Nachstellen. Bitte keine Daten Dritter',
      ],
      partners: [
        'Zusammenarbeit',
        'Welche Schritte eines Projekts Sie ausführen und in welchen Ländern',
      ],
      press: ['Presse', 'Textbausteine, Logo und Zahlen samt Grenzen liegen zum Kopieren bereit'],
      jobs: ['Arbeiten bei uns', 'Eine Seite darüber, was Sie gebaut haben'],
    },
  },
}
