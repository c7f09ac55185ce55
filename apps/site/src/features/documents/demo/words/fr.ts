import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  'datasheet-anchor': {
    title: 'Fiche technique : ancre',
    description:
      'Portée, bandes, protection et températures de l’ancre. Les lignes sans valeur publiée l’indiquent. Édition 1, générée à partir des valeurs publiées.',
  },
  'datasheet-tag': {
    title: 'Fiche technique : tag',
    description:
      'Fréquence de mise à jour, bandes, protection et températures du tag. Les lignes sans valeur publiée l’indiquent. Édition 1, générée à partir des valeurs publiées.',
  },
  'datasheet-gateway': {
    title: 'Fiche technique : passerelle',
    description:
      'Alimentation, protection et températures de la passerelle. Les lignes sans valeur publiée l’indiquent. Édition 1, générée à partir des valeurs publiées.',
  },
  'datasheet-platform': {
    title: 'Fiche technique : plateforme',
    description:
      'Latence, disponibilité, sauvegardes et interface de la plateforme. Les lignes sans valeur publiée l’indiquent. Édition 1, générée à partir des valeurs publiées.',
  },
  'case-study-1': {
    title: 'Étude de cas 1 : chocs et vitesse',
    description:
      'Trois valeurs d’un client anonyme, leur mode de mesure et ce qui n’est pas publié. Édition 1, générée à partir des valeurs publiées.',
  },
  'case-study-2': {
    title: 'Étude de cas 2 : le poste de nuit',
    description:
      'Trois valeurs d’un client anonyme, leur mode de mesure et ce qui n’est pas publié. Édition 1, générée à partir des valeurs publiées.',
  },
  'case-study-3': {
    title: 'Étude de cas 3 : recherche et palettes déplacées',
    description:
      'Trois valeurs d’un client anonyme, leur mode de mesure et ce qui n’est pas publié. Édition 1, générée à partir des valeurs publiées.',
  },
  'brochure-warehouse': {
    title: 'L’entrepôt mesuré',
    description:
      'Ce qui est localisé, onze modules, six questions et les limites du système. Édition 1, générée à partir des valeurs publiées.',
  },
  'brochure-data-protection': {
    title: 'Avant le premier tag : protection des données et CSE',
    description:
      'Ce qui se décide avant l’installation, avec les règles de l’Union européenne et de cinq pays. Ceci n’est pas un avis juridique. Édition 1, générée à partir des valeurs publiées.',
  },
  'brochure-estimate': {
    title: 'Comment l’estimation est établie',
    description:
      'La méthode, un exemple avec données et résultats, et ce que l’estimation ne comprend pas. Édition 1, générée à partir des valeurs publiées.',
  },
} satisfies Translated<typeof en>
