import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const de = {
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
    accuracyClaim: 'bis {number} cm',
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
} satisfies Translated<typeof en>
