import { fr as shared } from '@repo/platform/facts/messages/fr.ts'
import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  title: 'Production : bientôt disponible',
  description:
    'Outillage, kits, petit train logistique et encours : quatre questions ouvertes sur la localisation en production, et ce qui y fonctionne déjà.',
  heading: 'La ligne de production est à moitié dessinée',
  lead: 'La production est prévue. Il n’y a encore ni module, ni date, ni essai pilote ; cette page réunit donc les questions à poser avant de poursuivre le dessin.',
  caption:
    'Une ligne de quatre postes de travail. En trait plein, ce qui peut porter un tag aujourd’hui : chariots, remorques du petit train, outillage. En traits de construction, ce qui reste ouvert. De chaque question part une ligne de repère vers l’endroit concerné.',
  questions: {
    title: 'Quatre questions que nous nous posons',
    lead: 'Si vous connaissez une réponse dans votre atelier, écrivez-nous.',
    items: [
      'Quels outils ne peuvent servir qu’à un seul poste de travail, et qui autorise les exceptions ?',
      'À quoi reconnaît-on un kit : à sa base roulante, à son ordre ou à sa place sur l’étagère ?',
      'Le petit train logistique suit-il un horaire ou la demande de la ligne ?',
      'Où attendent les encours pendant un changement de série, et qui doit aller les chercher ?',
    ],
  },
  useCases: shared.useCases,
  works: {
    title: 'Ce qui fonctionne déjà en production',
    lead: 'Chariots, palettes et outillage se localisent dans un atelier comme dans un entrepôt. Ces cas d’usage de la logistique s’appliquent.',
    items: {
      'fleet-safety':
        'Les croisements entre la ligne et l’entrepôt, les zones de vitesse le long des allées piétonnes',
      'stock-management':
        'Le point de dépose de chaque palette de pièces et le temps de recherche de l’approvisionnement',
      'performance-monitoring': 'Les temps d’attente aux points de livraison de la ligne',
    },
    limit:
      'Les machines en acier coupent la visibilité directe tout comme les palettiers ; là aussi, tout commence donc par la visite technique. La littérature spécialisée décrit à quoi sert la localisation en production.[^manufacturingUses]',
  },
  demo: 'Nous décrire votre ligne',
  newsletter: 'Être prévenu par la newsletter',
} satisfies Translated<typeof en>
