import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  description:
    'Un magazzino di notte, visto dall’alto in prospettiva: carrelli con velocità, posizione e precisione, distanze misurate dalle ancore e avvisi su due carrelli a un incrocio, un pedone, un limite di velocità, un pallet fuori ordine e un’attrezzatura che esce dal magazzino.',
  dock: 'Baia {name}',
  aisle: 'Corsia {name}',
  pause: 'Metti in pausa l’animazione',
  play: 'Riproduci l’animazione',
  live: {
    loaded: '{name}, con carico',
    empty: '{name}, a vuoto',
    speed: 'Velocità',
    position: 'x; y',
    accuracyClaim: 'fino a {number} cm',
    accuracy: 'Precisione',
    speedZone: 'Zona a {limit}',
    alerts: {
      collision: {
        title: 'Avviso di collisione',
        place: 'Incrocio {name}',
        text: '{a} e {b} arrivano insieme all’incrocio. L’avviso raggiunge entrambi i carrellisti.',
        figures: ['Tempo alla collisione', 'Avvicinamento'],
      },
      person: {
        title: 'Avviso di collisione',
        place: 'Incrocio {name}',
        text: '{a} si avvicina a {b}, un pedone. L’avviso raggiunge il carrellista e il pedone.',
        figures: ['Tempo alla collisione', 'Avvicinamento'],
      },
      speeding: {
        title: 'Limite di velocità superato',
        place: 'Zona {name}',
        text: '{a} supera la velocità consentita nella zona. L’avviso raggiunge il carrellista.',
        figures: ['Velocità', 'Limite'],
      },
      fifo: {
        title: 'Pallet fuori ordine',
        place: 'Corsia {name}',
        text: '{a} preleva un pallet mentre ne resta uno più vecchio. L’avviso raggiunge il carrellista.',
        figures: ['A stock da', 'Pallet più vecchio'],
      },
      tool: {
        title: 'Attrezzatura fuori dal magazzino',
        place: 'Baia {name}',
        text: 'L’attrezzatura è uscita dalla baia. L’ultima posizione resta registrata.',
        figures: ['Attrezzatura', 'Fuori da'],
      },
    },
    units: { speed: 'km/h', metre: 'm', second: 's', days: '{number} gg' },
  },
} satisfies Translated<typeof en>
