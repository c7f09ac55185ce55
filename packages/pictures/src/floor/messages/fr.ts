import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  description:
    'Un entrepôt la nuit, vu de haut en perspective : des chariots avec leur vitesse, leur position et leur précision, des distances mesurées jusqu’aux ancres et des alertes sur deux chariots à un croisement, un piéton, une limite de vitesse, une palette hors FIFO et un outil qui quitte l’entrepôt.',
  dock: 'Quai {name}',
  aisle: 'Allée {name}',
  pause: 'Mettre l’animation en pause',
  play: 'Lancer l’animation',
  live: {
    loaded: '{name}, chargé',
    empty: '{name}, à vide',
    speed: 'Vitesse',
    position: 'x ; y',
    accuracyClaim: 'jusqu’à {number} cm',
    accuracy: 'Précision',
    speedZone: 'Zone à {limit}',
    alerts: {
      collision: {
        title: 'Alerte de collision',
        place: 'Croisement {name}',
        text: '{a} et {b} arrivent en même temps au croisement. Les deux caristes sont avertis.',
        figures: ['Temps avant collision', 'Vitesse de rapprochement'],
      },
      person: {
        title: 'Alerte de collision',
        place: 'Croisement {name}',
        text: '{a} se dirige vers {b}, un piéton. Le cariste et le piéton sont avertis.',
        figures: ['Temps avant collision', 'Vitesse de rapprochement'],
      },
      speeding: {
        title: 'Limite de vitesse dépassée',
        place: 'Zone {name}',
        text: '{a} roule plus vite que la zone ne le permet. Le cariste est averti.',
        figures: ['Vitesse', 'Limite'],
      },
      fifo: {
        title: 'Palette hors FIFO',
        place: 'Allée {name}',
        text: '{a} prend une palette alors qu’une plus ancienne attend. Le cariste est averti.',
        figures: ['En stock depuis', 'Palette la plus ancienne'],
      },
      tool: {
        title: 'Outil sorti de l’entrepôt',
        place: 'Quai {name}',
        text: 'L’outil est sorti par la porte du quai. Sa dernière position est conservée.',
        figures: ['Outil', 'Dehors depuis'],
      },
    },
    units: { speed: 'km/h', metre: 'm', second: 's', days: '{number} j' },
  },
} satisfies Translated<typeof en>
