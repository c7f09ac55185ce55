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
      'Eine Lagerhalle bei Nacht, schräg von oben gesehen: Stapler mit Geschwindigkeit, Position und Genauigkeit, gemessene Abstände zu Ankern und Warnmeldungen zu zwei Staplern an einer Kreuzung, einer Person zu Fuß, einem Tempolimit, einer Palette außer der Reihe und einem Werkzeug, das die Halle verlässt.',
    dock: 'Tor {name}',
    aisle: 'Gang {name}',
    pause: 'Animation anhalten',
    play: 'Animation abspielen',
    live: {
      loaded: '{name}, beladen',
      empty: '{name}, leer',
      speed: 'Geschwindigkeit',
      position: 'x; y',
      accuracy: 'Genauigkeit',
      speedZone: 'Tempozone {limit}',
      alerts: {
        collision: {
          title: 'Kollisionswarnung',
          place: 'Kreuzung {name}',
          text: '{a} und {b} erreichen die Kreuzung gleichzeitig. Beide werden gewarnt.',
          figures: ['Zeit bis zur Kollision', 'Annäherung'],
        },
        person: {
          title: 'Kollisionswarnung',
          place: 'Kreuzung {name}',
          text: '{a} fährt auf {b} zu, eine Person zu Fuß. Beide werden gewarnt.',
          figures: ['Zeit bis zur Kollision', 'Annäherung'],
        },
        speeding: {
          title: 'Tempolimit überschritten',
          place: 'Zone {name}',
          text: '{a} fährt schneller, als die Zone erlaubt. Das Fahrpersonal wird gewarnt.',
          figures: ['Geschwindigkeit', 'Limit'],
        },
        fifo: {
          title: 'Palette außer der Reihe',
          place: 'Gang {name}',
          text: '{a} nimmt eine Palette auf, obwohl eine ältere wartet. Ein Hinweis geht an das Fahrpersonal.',
          figures: ['Eingelagert seit', 'Älteste Palette'],
        },
        tool: {
          title: 'Werkzeug außerhalb der Halle',
          place: 'Tor {name}',
          text: 'Es wurde durch das Tor hinausgetragen. Die letzte Position ist gespeichert.',
          figures: ['Werkzeug', 'Außerhalb seit'],
        },
      },
      units: { speed: 'km/h', metre: 'm', second: 's', days: '{number} T.' },
    },
  },
} satisfies Translated<typeof en>
