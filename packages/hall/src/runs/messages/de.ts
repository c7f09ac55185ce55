import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Eine Schicht zweimal simulieren',
  lead: 'Dieselben Aufträge, dasselbe Fahrpersonal, dieselben Fußgänger, einmal ohne und einmal mit Ortung. Die beiden Läufe unterscheiden sich nur darin, wer was weiß.',
  hours: 'Länge der Schicht',
  hourNames: {
    1: '1 h',
    2: '2 h',
    8: '8 h',
  },
  perTruck: 'Aufträge je Stapler und Stunde',
  trucks: 'Stapler',
  seed: 'Startwert (Seed)',
  seedHint: 'Ein anderer Startwert, andere zufällige Aufträge',
  switches: 'Wofür die Ortung genutzt wird',
  switchTexts: {
    dispatch: ['Auftragsvergabe', 'Der nächste freie Stapler bekommt den Auftrag'],
    find: ['Finden', 'Gebucht wird der Platz, an dem die Palette wirklich abgesetzt wurde'],
    limit: [
      'Tempo begrenzen',
      'Nur wenn der Geschwindigkeitsbegrenzer des Staplers angebunden ist; er gehört nicht zum Produkt',
    ],
    warn: [
      'Warnen',
      'Warnung vor Verkehr, der vom Fahrerplatz nicht zu sehen ist; vier von fünf Warnungen werden beachtet',
    ],
  },
  run: 'Schicht zweimal simulieren',
  cancel: 'Abbrechen',
  computing: 'Berechneter Anteil',
  stale:
    'Plan oder Einstellungen wurden seit diesem Lauf geändert. Simulieren Sie die Schicht noch einmal, um die Folgen zu sehen.',
  sideNames: {
    without: 'Ohne Ortung',
    with: 'Mit Ortung',
  },
  stage: {
    without: 'Stapler in der Halle, ohne Ortung',
    with: 'Stapler in der Halle, mit Ortung',
  },
  doneSoFar: 'Erledigte Aufträge:',
  nearMissesSoFar: 'Beinaheunfälle:',
  legend:
    'Türkis: Stapler mit Auftrag. Grau: ohne Auftrag. Weiß davor: seine Palette. Ring: sucht. Kreuz: Beinaheunfall. Fußgänger werden berechnet, nicht gezeichnet.',
  clock: 'Zeit der Schicht',
  play: 'Abspielen',
  stepBack: '0,2 s zurück',
  stepOn: '0,2 s vor',
  scrubber: 'Zeit der Schicht',
  speed: 'Zeitraffer',
  follow: 'Einem Stapler folgen',
  followNone: 'Keinem',
  layer: 'Auf dem Boden zeigen',
  layerNames: {
    none: 'Nichts',
    traffic: 'Verkehr',
    waiting: 'Warten',
    'near-misses': 'Beinaheunfälle',
  },
  measured: 'Gemessene Position',
  measuredHint:
    'Im Lauf mit Ortung: ein Punkt mit seinem Kreis von zwei Standardabweichungen, viermal in der Sekunde gezeichnet',
  jumps: {
    done: 'Nächster erledigter Auftrag',
    'near-miss': 'Nächster Beinaheunfall',
    search: 'Nächste Suche',
  },
  replay: 'Letzten Beinaheunfall wiederholen',
  figures: 'Kennzahlen beider Läufe',
  results: 'Neben den Ergebnissen unserer Kunden',
  resultsLead:
    'Die Werte der Kunden sind gemessen, Ihrer stammt aus einer simulierten Schicht. Weiter unten steht, warum sich beide unterscheiden.',
  yourPlan: 'Ihr Plan',
  log: 'Ereignisprotokoll',
  logKind: 'Ereignisse',
  logAll: 'Alle Ereignisse',
  logKinds: {
    done: 'Auftrag erledigt',
    'near-miss': 'Beinaheunfall',
    search: 'Suche beginnt',
    lost: 'Palette nicht gefunden',
    reroute: 'fährt einen anderen Weg',
    limit: 'fährt schneller als erlaubt',
  },
  logNote: 'Aufgeführt sind die ersten 200.',
  perTruckTitle: 'Kennzahlen eines Staplers',
  truck: 'Stapler',
  browser: {
    play: 'Abspielen',
    pause: 'Anhalten',
    without: 'Ohne Ortung',
    with: 'Mit Ortung',
    truck: 'Stapler {number}',
    noEvent: 'In keinem der beiden Läufe.',
    order: 'Auftrag eingegangen',
    assigned: 'Auftrag vergeben',
    lifted: 'Palette angehoben',
    done: 'Auftrag erledigt',
    search: 'Suche beginnt',
    lost: 'Palette nicht gefunden',
    'near-miss': 'Beinaheunfall',
    reroute: 'fährt einen anderen Weg',
    limit: 'fährt schneller als erlaubt',
    summary:
      'Schicht von {hours} h mit {trucks} Staplern und {arrived} Aufträgen. Ohne und mit Ortung: Reaktionszeit {response} und {responseWith}, Leerfahrten {empty} und {emptyWith}, Beinaheunfälle {near} und {nearWith}, Suchzeit {search} und {searchWith}.',
    none: '',
    placing: 'Zuerst werden Anker platziert.',
    computing: 'Die Schicht wird berechnet.',
    ready: 'Beide Läufe sind berechnet.',
    fewer:
      'Beide Läufe sind berechnet, mit {trucks} Staplern: Mehr nehmen die Gänge nicht gleichzeitig auf.',
    cancelled: 'Abgebrochen. Der Plan ist unverändert.',
    crashed:
      'Die Berechnung ist stehen geblieben. Der Plan ist erhalten; simulieren Sie die Schicht noch einmal.',
    NO_AISLE:
      'Dieser Plan hat keinen Gang, deshalb kann keine Schicht laufen. Die Karte gilt trotzdem.',
    NO_DOCK: 'Eine Schicht braucht ein Tor mit einem Bereitstellplatz. Zeichnen Sie eines.',
    NO_ROUTE:
      'Kein Stapler kommt in Gang {aisle} hinein und wieder hinaus. Lassen Sie an seinen Enden 5 m frei.',
  },
} satisfies Translated<typeof en>
