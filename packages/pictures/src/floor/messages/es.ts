import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  description:
    'Un almacén de noche, visto en perspectiva desde arriba: carretillas con su velocidad, posición y precisión, distancias medidas a las anclas y alertas sobre dos carretillas en un cruce, un peatón, un límite de velocidad, un palé fuera de orden y una herramienta que sale de la nave.',
  dock: 'Muelle {name}',
  aisle: 'Pasillo {name}',
  pause: 'Pausar la animación',
  play: 'Reproducir la animación',
  live: {
    loaded: '{name}, con carga',
    empty: '{name}, sin carga',
    speed: 'Velocidad',
    position: 'x; y',
    accuracyClaim: 'hasta {number} cm',
    accuracy: 'Precisión',
    speedZone: 'Zona de {limit}',
    alerts: {
      collision: {
        title: 'Alerta de colisión',
        place: 'Cruce {name}',
        text: '{a} y {b} llegan a la vez al cruce. Se avisa a los dos carretilleros.',
        figures: ['Tiempo hasta la colisión', 'Velocidad de aproximación'],
      },
      person: {
        title: 'Alerta de colisión',
        place: 'Cruce {name}',
        text: '{a} se acerca a {b}, que va a pie. Se avisa al carretillero y al peatón.',
        figures: ['Tiempo hasta la colisión', 'Velocidad de aproximación'],
      },
      speeding: {
        title: 'Límite de velocidad superado',
        place: 'Zona {name}',
        text: '{a} circula más deprisa de lo que permite la zona. Se avisa al carretillero.',
        figures: ['Velocidad', 'Límite'],
      },
      fifo: {
        title: 'Palé fuera de orden',
        place: 'Pasillo {name}',
        text: '{a} recoge un palé cuando queda otro más antiguo. Se avisa al carretillero.',
        figures: ['Almacenado', 'Palé más antiguo'],
      },
      tool: {
        title: 'Herramienta fuera de la nave',
        place: 'Muelle {name}',
        text: 'Ha salido por la puerta del muelle. Queda registrada su última posición.',
        figures: ['Herramienta', 'Fuera desde hace'],
      },
    },
    units: { speed: 'km/h', metre: 'm', second: 's', days: '{number} d' },
  },
} satisfies Translated<typeof en>
