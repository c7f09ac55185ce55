import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  title: 'IoT-Plattform: Daten, Latenz, REST, IT-Sicherheit',
  description:
    'Wie alt eine Position ist, wenn Sie sie sehen, wie viele Daten pro Tag anfallen, ein REST-Beispiel zum Kopieren und die Fragen der IT-Sicherheit.',
  heading: 'Vom Stapler bis zum Bericht',
  lead: 'Aus einem Impuls werden eine Position, ein Bild, eine Kennzahl und eine Sicherung. Jedes davon hat ein Alter, und vom Alter hängt ab, wozu es taugt.',
  limit:
    'Die Plattform liefert Daten und Berichte. Sie steuert keinen Stapler, und der Betrieb muss auch ohne Bildschirm laufen.',
  ages: {
    title: 'Eine Position in vier Altersstufen',
    lead: 'Die Achse ist logarithmisch: Von einem langen Teilstrich zum nächsten verzehnfacht sich die Zeit. Links von {live} liegt der Augenblick, den kein Bildschirm zeigt.',
    axis: 'Zeit seit dem Impuls',
    liveView: 'Latenz der Live-Ansicht {live}',
    analytics: 'Latenz der Auswertungen {analytics}',
    backup: 'Datensicherung, täglich',
    exists: 'Daten',
    seen: 'Zu sehen ist',
    picture: { shown: 'auf dem Bildschirm', now: 'in der Halle' },
    items: {
      pulse: {
        exists: 'Ankunftszeiten an den Ankern',
        seen: 'Noch nichts. Anker und Gateway arbeiten.',
      },
      live: {
        exists: 'Position, Fahrtrichtung, Tempo, Unsicherheit, Zone',
        seen: 'Der Stapler auf dem Hallenplan. Bei {speed} ist er seitdem {moved} gefahren. Das Bild dient der Übersicht, gebremst wird auf Sicht.',
      },
      analytics: {
        exists: 'Durchfahrten, Wartezeiten, Leerlauf, Tempo je Zone',
        seen: 'Kennzahlen und Heatmaps je Schicht, Stapler oder Zone.',
      },
      backup: {
        exists: 'Eine Kopie aller gespeicherten Daten',
        seen: 'Nichts, solange alles läuft. Was nach der letzten Sicherung kam, kann darin fehlen.',
      },
    },
  },
  figures: {
    title: 'Was die Zahlen bedeuten',
    lead: 'Jede Zeile ist mit veröffentlichten Werten gerechnet. Andere Raten und Schichten ergeben andere Zahlen.',
    moved: {
      formula: '{speed} × {live}',
      text: 'Strecke eines Staplers, während sein Bild altert. Die {live} gelten für den Bildschirm. Für die Warnung an das Fahrpersonal gelten sie nicht.',
    },
    rate: {
      value: '{number} je Sekunde',
      formula: '{trucks} Stapler × {rate}',
      text: 'Positionen bei höchster Rate. Die Rate wird je UWB-Tag eingestellt, die meisten brauchen weniger.',
    },
    day: {
      value: '{number} Millionen',
      formula: '× {hours} Betrieb',
      text: 'Positionen an einem Tag. Zu jeder gehören eine Uhrzeit, ein Ort mit drei Koordinaten und eine Unsicherheit.',
    },
    year: {
      formula: '{outage} eines Jahres',
      text: 'Die Verfügbarkeit beträgt bis zu {uptime}: So viel Ausfall bleibt auch dann möglich. In einem Monat mit 30 Tagen sind es {month}.',
    },
  },
  rest: {
    title: 'Eine Anfrage, eine Antwort',
    lead: 'Ihr Lagerverwaltungssystem fragt Positionen und Ereignisse über die REST-Schnittstelle ab. Zu anderen Schnittstellen geben wir auf Anfrage Auskunft.',
    example:
      'Beispiel. Adressen, Felder und Authentifizierung stehen in der Referenz, die mit dem Angebot kommt.',
    request: 'Anfrage',
    answer: 'Antwort',
    copy: 'Kopieren',
    copied: 'Kopiert',
    positions: 'Positionen in einer Zone',
    events: 'Ereignisse seit einem Zeitpunkt',
    table: 'Arten von Ereignissen im Beispiel',
    kind: 'Art',
    raised: 'Auslöser',
    value: 'Wert',
    limit: 'Mit Grenzwert',
    yes: 'ja',
    no: 'nein',
    kinds: {
      'zone-entered': ['ein UWB-Tag gelangt in eine Zone', '–'],
      'zone-left': ['ein UWB-Tag verlässt eine Zone', 'Zeit in der Zone, s'],
      speed: ['ein Stapler ist zu schnell für die Zone', 'Tempo, km/h'],
      'collision-alert': ['zwei UWB-Tags nähern sich einander', 'Abstand, m'],
      impact: ['die Beschleunigung überschreitet den Schwellenwert', 'Spitze, g'],
      idle: ['ein Stapler ist eingeschaltet und steht', 'Dauer, s'],
      checklist: ['die tägliche Einsatzprüfung ergibt einen Mangel', 'Nummer des Prüfpunkts'],
      'fifo-out-of-turn': [
        'eine jüngere Palette wird zuerst entnommen',
        'Altersunterschied in Tagen',
      ],
    },
  },
  security: {
    title: 'Fragen der IT-Sicherheit',
    lead: 'Veröffentlichte Antworten stehen hier. Sonst steht „auf Anfrage“, und Sie erhalten die Antwort schriftlich vor der Unterschrift.',
    open: 'auf Anfrage',
    items: {
      data: {
        question: 'Welche Daten verlassen die Halle?',
        answer:
          'Nummer des UWB-Tags, Uhrzeit, Ort, Unsicherheit, Zone und Ereignisse. Der Name des Fahrers oder der Fahrerin gehört nicht dazu. Wer UWB-Tag und Person verknüpfen will, vereinbart das vorher.',
      },
      volume: {
        question: 'Welche Datenmenge ist das?',
        answer:
          'Höchstens {day} Millionen Positionen am Tag bei {trucks} Staplern, wie oben gerechnet.',
      },
      place: {
        question: 'Wo, bei wem und wie lange werden Daten gespeichert?',
        answer: 'Ort und Betreiber der Server sowie die Speicherdauer je Datenart.',
      },
      encryption: {
        question: 'Wie sind die Daten verschlüsselt?',
        answer: 'Bei der Übertragung und bei der Speicherung, mit Angabe der Verfahren.',
      },
      accounts: {
        question: 'Wer administriert? Gibt es Single Sign-on?',
        answer: 'Rollen, Anmeldung über Ihr Verzeichnis und das Protokoll der Zugriffe.',
      },
      ports: {
        question: 'Welche Ports, welche Updates?',
        answer: 'Ports und Adressen und wie lange Geräte und Plattform Updates erhalten.',
      },
      outage: {
        question: 'Was geschieht, wenn die Leitung ausfällt?',
        answer:
          'Der Betrieb läuft mit Fahrwegen, Spiegeln und Tempolimits weiter wie ohne das System: Warnmeldungen sind eine Fahrerassistenz. Ob Daten in der Halle zwischengespeichert werden, beantworten wir auf Anfrage.',
      },
      grain: {
        question: 'Rohdaten oder Summen?',
        answer:
          'Das wird vor der Montage des ersten UWB-Tags vereinbart: Zwecke, Detailgrad, Speicherdauer, Leserechte und der Verzicht auf Ranglisten von Personen. Der Betriebsrat ist beteiligt.',
      },
      exit: {
        question: 'Wie kommen wir an unsere Daten?',
        answer:
          'Über die REST-Schnittstelle. Zu offenen Standards wie omlox gibt es keine Angabe. Was nach Vertragsende mit den Daten geschieht, beantworten wir auf Anfrage.',
      },
      segments: {
        question: 'Passt das in ein Netz mit Zonen?',
        answer:
          'IEC 62443 fasst Geräte mit gleichem Schutzbedarf zu Zonen zusammen, mit kontrollierten Übergängen.[^iec62443] Anker und Gateways können eine eigene Zone bilden. Einen bestimmten Security Level sichern wir nicht zu.',
      },
      rules: {
        question: 'Cyber Resilience Act, Funkanlagenrichtlinie, Data Act, NIS2?',
        answer:
          'Diese Vorschriften gelten für vernetzte Produkte und ihre Anwender.[^cra][^red2022][^dataAct][^nis2] Fragen Sie uns nach dem Unterstützungszeitraum, dem Meldeweg für Schwachstellen sowie nach Art und Menge der Daten.',
      },
    },
    connectivity: 'Konnektivität: Kabel und Strom',
    demo: 'Demo anfragen',
  },
} satisfies Translated<typeof en>
