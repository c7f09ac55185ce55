import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  title: 'Dessinez votre entrepôt',
  lead: 'Partez d’un modèle, de votre estimation ou d’un plan à vous. Rien ne quitte cet appareil.',
  template: 'Partir de',
  templateNames: {
    'medium-store': 'Entrepôt moyen, 6 allées',
    'two-blocks': 'Deux blocs, 30 allées',
    'distribution-centre': 'Centre de distribution, 20 allées',
    'empty-floor': 'Surface vide',
  },
  canvas: 'Plan de l’entrepôt avec sa carte',
} satisfies Translated<typeof en>
