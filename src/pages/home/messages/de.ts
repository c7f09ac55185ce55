import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  title: '{brand}: Echtzeit-Ortung für Stapler, Paletten und Lager',
  description:
    'Stapler, Paletten, Werkzeuge und Personen live auf dem Hallenplan, geortet per Ultrabreitband-Funk. Elf Module, neun Ergebnisse und die Grenzen dazu.',
  hero: {
    title: 'Jede Bewegung in der Halle, gemessen.',
    lead: '{brand} ortet Stapler, Paletten, Werkzeuge und Personen per Ultrabreitband-Funk und zeigt sie live auf Ihrem Hallenplan. Aus Anfahrschäden, Suchwegen und Leerlauf werden Zahlen, mit denen sich arbeiten lässt.',
    demo: 'Demo anfragen',
    modules: 'Die elf Module',
  },
  facts: {
    hall: 'Beispielhalle, {width} × {depth} m',
    simulated: 'simulierte Daten',
    accuracy: { value: 'bis {number} cm', label: '3D-Genauigkeit bei freier Sichtverbindung' },
    rate: { value: 'bis {number} Hz', label: 'Aktualisierungs­rate je UWB-Tag' },
    latency: { value: '{number} s', label: 'Latenz der Live-Ansicht' },
    range: {
      value: 'bis {number} m',
      label: 'Sensorreichweite; mit optionaler Antenne {longer} oder {longest} m',
    },
  },
  results: {
    title: 'Neun Ergebnisse, ein Maßstab',
    lead: 'Drei Fallstudien. Jeder Standort ist anders: Eine Zahl sagt, was dort erreicht wurde. Ein Versprechen für Ihren Betrieb ist sie nicht.',
    study: 'Fallstudie {number}',
    studies: { 1: 'Sicherer fahren', 2: 'Schneller reagieren', 3: 'Weniger suchen' },
    figures: {
      speeding: 'Geschwindigkeits­überschreitungen',
      impacts: 'Anfahrstöße',
      idling: 'Leerlauf',
      nightShiftForklifts: 'Stapler in der Nachtschicht',
      orderResponse: 'Reaktionszeit auf Aufträge',
      retrieval: 'Auslagerzeit',
      search: 'Suchzeit',
      forklifts: 'Stapler in der Flotte',
      throughput: 'Palettendurchsatz',
    },
    note: 'Die Kunden bleiben anonym. Der Balken zeigt die Größe der Veränderung, das Vorzeichen ihre Richtung.',
  },
  estimate: {
    claim: 'Im Mittel in unter {months} Monaten amortisiert.',
    question: 'Und bei Ihnen?',
    lead: 'Ein Mittelwert sagt wenig über einen einzelnen Standort. Die Schätzung rechnet mit Ihren Zahlen und antwortet mit einer Bandbreite, denn mehrere Annahmen sind unsicher.',
    needs: 'Sie braucht sieben Angaben',
    inputs: [
      'Land',
      'Firmenname',
      'Anzahl Stapler',
      'Gesamte Lagerfläche',
      'Anzahl Schichten',
      'Stunden je Schicht',
      'Bewegte Paletten pro Jahr',
    ],
    gives: 'Sie liefert zwanzig Ergebnisse',
    results:
      'Von der Anzahl der Anker bis zu Investition, Einsparungen, Amortisation und CO₂, jeweils mit vorsichtigem und optimistischem Ende.',
    unknown: 'Sie kennt Ihre Halle nicht',
    limits:
      'Regalaufstellung, Stahl oder Flüssigkeiten zwischen Anker und UWB-Tag, und ob Ihre Schichten eine frei gewordene Stunde nutzen. Die ersten beiden Punkte klärt eine Begehung, den dritten entscheiden Sie.',
    calculate: 'Amortisation berechnen',
    demo: 'Demo mit Ihren Zahlen anfragen',
  },
  breakEven: {
    example: 'Beispiel mit runden Zahlen',
    optimistic: 'Optimistisch',
    middle: 'Amortisation',
    cautious: 'Vorsichtig',
    unit: 'Monate',
    axis: 'Monate nach dem Produktivstart',
    stated: 'genannter Mittelwert: unter {months} Monaten',
    note: 'Aufgelaufener Nutzen abzüglich Investition, in Prozent der Investition. Trägt der Nutzen sie in {middle} Monaten ab, dauert es bei halb so viel Nutzen pro Monat {cautious}. Zur Veranschaulichung, kein Versprechen.',
  },
  latest: {
    title: 'Neues aus der Halle',
    lead: 'Wie Betriebe die Ortung planen, einrichten und nutzen, und was vorher zu prüfen ist.',
    all: 'Alle Neuigkeiten',
  },
  closing: {
    title: ['Sie bringen den Hallenplan.', 'Wir zeichnen die Anker ein.'],
    lead: 'In der Demo gehen wir Ihre Halle durch: wo Anker stünden, was sie sehen und wo ihnen Stahl oder Flüssigkeiten die Sicht nehmen.',
    demo: 'Demo anfragen',
  },
  floor: {
    description:
      'Eine Lagerhalle bei Nacht, schräg von oben gesehen: Stapler mit Geschwindigkeit, Position und Genauigkeit, gemessene Abstände zu Ankern und eine Kollisionswarnung an einer Kreuzung.',
    dock: 'Tor {name}',
    aisle: 'Gang {name}',
    pause: 'Pause',
    play: 'Abspielen',
    live: {
      loaded: '{name}, beladen',
      empty: '{name}, leer',
      speed: 'Geschwindigkeit',
      position: 'x; y',
      accuracy: 'Genauigkeit',
      speedZone: 'Tempozone {limit}',
      collision: 'Kollisionswarnung',
      crossing: 'Kreuzung {name}',
      collisionText: '{a} und {b} erreichen die Kreuzung gleichzeitig. Beide Stapler sind gewarnt.',
      timeToConflict: 'Zeit bis zum Konflikt',
      closingSpeed: 'Annäherung',
      units: { speed: 'km/h', metre: 'm', centimetre: 'cm', second: 's' },
    },
  },
} satisfies Translated<typeof en>
