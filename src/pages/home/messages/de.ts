import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
  title: '{brand}: Echtzeit-Ortung für Stapler, Paletten und Lager',
  description:
    'Stapler, Paletten, Werkzeuge und Personen live auf dem Hallenplan, geortet per Ultrabreitband-Funk. Elf Module, neun Ergebnisse und die Grenzen der Technik.',
  hero: {
    title: 'Jede Bewegung in der Halle wird messbar.',
    lead: '{brand} ortet Stapler, Paletten, Werkzeuge und Personen per Ultrabreitband-Funk und zeigt sie live auf Ihrem Hallenplan. Aus Anfahrschäden, Suchwegen und Leerlauf werden Zahlen, mit denen sich arbeiten lässt.',
    demo: 'Demo anfragen',
    modules: 'Die elf Module',
  },
  facts: {
    hall: 'Beispielhalle, {width} × {depth} m',
    simulated: 'simulierte Daten',
    accuracy: { value: 'bis {number} cm', label: '3D-Genauigkeit bei Sichtverbindung' },
    rate: { value: 'bis {number} Hz', label: 'Aktualisierungs­rate je UWB-Tag' },
    latency: { value: '{number} s', label: 'Latenz der Live-Ansicht' },
    range: {
      value: 'bis {number} m',
      label: 'Funkreichweite, mit optionaler Antenne {longer} oder {longest} m',
    },
  },
  results: {
    title: 'Neun Ergebnisse, ein Maßstab',
    lead: 'Drei Fallstudien, drei verschiedene Standorte. Die Zahlen zeigen, was dort erreicht wurde. Ein Versprechen für Ihren Betrieb sind sie nicht.',
    study: 'Fallstudie {number}',
    studies: { 1: 'Sicherer fahren', 2: 'Schneller reagieren', 3: 'Weniger suchen' },
    figures: {
      speeding: 'Geschwindigkeits­überschreitungen',
      impacts: 'Schockereignisse',
      idling: 'Leerlauf',
      nightShiftForklifts: 'Stapler in der Nachtschicht',
      orderResponse: 'Reaktionszeit auf Aufträge',
      retrieval: 'Auslagerzeit',
      search: 'Suchzeit',
      forklifts: 'Stapler in der Flotte',
      throughput: 'Palettendurchsatz',
    },
    note: 'Die Kunden bleiben anonym. Der Balken zeigt das Ausmaß der Veränderung, das Vorzeichen die Richtung.',
  },
  estimate: {
    claim: 'Durchschnittliche Amortisationszeit: weniger als {months} Monate',
    lead: 'Ein Mittelwert sagt wenig über einen einzelnen Standort. Mit Ihren eigenen Zahlen sehen Sie die Amortisationszeit für Ihren Standort, ihre Bandbreite und alle Annahmen dahinter.',
    calculate: 'Eigenen Standort berechnen',
    demo: 'So wird gerechnet',
    facts: {
      forklifts: 'Stapler',
      electric: 'elektrisch',
      area: 'Lagerfläche',
      shifts: 'Schichten',
      hours: 'zu je {hours} h',
      pallets: 'Bewegte Paletten',
      fees: 'Prüfungen und Auflagen',
      aYear: 'pro Jahr',
      rented: 'Amortisationszeit bei gemieteter Hardware',
    },
  },
  breakEven: {
    example: 'Beispiel: {country}, Partnervertrag, Logistik, Hardware gekauft',
    months: '{number} Monate',
    axis: 'Monate nach der Inbetriebnahme',
    note: 'Nutzen abzüglich Investition, in Tausend {currency}, ohne Umsatzsteuer. Die Bandbreite von {low} bis {high} Monaten ist mit der veröffentlichten Preisliste berechnet, nicht gemessen.',
  },
  latest: {
    title: 'Neues aus der Halle',
    lead: 'Wie Betriebe die Ortung planen, einrichten und nutzen und was vorher zu prüfen ist.',
    all: 'Alle Artikel',
  },
  closing: {
    title: ['Sie bringen den Hallenplan.', 'Wir zeichnen die Anker ein.'],
    lead: 'In der Demo gehen wir Ihre Halle durch: wo die Anker hängen sollten, welchen Bereich sie erfassen und wo ihnen Stahl oder Flüssigkeiten die Sicht nehmen.',
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
          text: '{a} fährt schneller, als in der Zone erlaubt ist. Das Fahrpersonal wird gewarnt.',
          figures: ['Geschwindigkeit', 'Tempolimit'],
        },
        fifo: {
          title: 'Palette außer der Reihe',
          place: 'Gang {name}',
          text: '{a} nimmt eine Palette auf, obwohl eine ältere wartet. Das Fahrpersonal erhält einen Hinweis.',
          figures: ['Lagerdauer', 'Älteste Palette'],
        },
        tool: {
          title: 'Werkzeug außerhalb der Halle',
          place: 'Tor {name}',
          text: 'Das Werkzeug wurde durch das Tor hinausgetragen. Die letzte Position ist gespeichert.',
          figures: ['Werkzeug', 'Außerhalb seit'],
        },
      },
      units: { speed: 'km/h', metre: 'm', second: 's', days: '{number} Tage' },
    },
  },
} satisfies Translated<typeof en>
