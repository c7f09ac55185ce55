import type { FloorLabels } from '#src/floor/labels.ts'

const alert = (title: string, place: string, text: string) => ({
  title,
  place,
  text,
  figures: ['Erstens', 'Zweitens'],
})

/** German, since its words are the longest. */
export const floorLabels: FloorLabels = {
  description: 'A hall at night.',
  dock: 'Tor {name}',
  aisle: 'Gang {name}',
  pause: 'Anhalten',
  play: 'Abspielen',
  accuracyClaim: 'bis zu 10 cm',
  trucks: 'Stapler',
  follow: '{name} folgen',
  hint: 'Einen Stapler auswählen',
  live: {
    tasks: {
      loaded: '{name}, beladen',
      empty: '{name}, leer',
      picksUp: '{name}, nimmt auf',
      setsDown: '{name}, setzt ab',
      waits: '{name}, wartet',
    },
    following: 'Sie folgen {name}.',
    speed: 'Geschwindigkeit',
    position: 'x; y',
    error: 'Erwarteter Fehler',
    speedZone: 'Tempozone {limit}',
    alerts: {
      collision: alert('Kollisionswarnung', 'Kreuzung {name}', '{a} und {b} zugleich.'),
      person: alert('Kollisionswarnung', 'Kreuzung {name}', '{a} fährt auf {b} zu.'),
      speeding: alert('Tempolimit überschritten', 'Zone {name}', '{a} fährt zu schnell.'),
      fifo: alert('Palette außer der Reihe', 'Gang {name}', '{a} nimmt eine jüngere.'),
      tool: alert('Werkzeug außerhalb', 'Tor {name}', 'Die letzte Position ist gespeichert.'),
    },
    units: { speed: 'km/h', metre: 'm', centimetre: 'cm', second: 's', days: '{number} T.' },
  },
}
