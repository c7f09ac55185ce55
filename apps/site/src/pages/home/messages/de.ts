import type { Translated } from '@repo/platform/i18n/translated.ts'
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
    accuracy: '3D-Genauigkeit bei Sichtverbindung',
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
    note: 'Die Kunden bleiben anonym. Der Balken zeigt das Ausmaß der Veränderung, das Vorzeichen die Richtung.',
  },
  modules: {
    heading: 'Elf Module, ein Leitstand',
    intro: 'Alle Module nutzen dieselben Positionsdaten. Die gezeigten Werte sind Beispieldaten.',
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
} satisfies Translated<typeof en>
