import { fr as shared } from '@repo/platform/facts/messages/fr.ts'
import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  title: 'Commerce de détail : bientôt disponible',
  description:
    'Commandes à retirer, rolls, chaîne du froid et réserve : quatre questions ouvertes sur la localisation en magasin, et ce qui fonctionne déjà.',
  heading: 'La réserve n’est encore qu’une esquisse',
  lead: 'Le commerce de détail est prévu. Il n’y a encore ni module, ni date, ni essai pilote ; cette page montre donc ce qui reste d’abord à éclaircir.',
  caption:
    'La réserve d’un magasin. En trait plein, les étagères et les rolls qui peuvent porter un tag aujourd’hui. En traits de construction, les locaux et les trajets encore ouverts. Les numéros renvoient aux questions.',
  questions: {
    title: 'Quatre questions aux magasins',
    lead: 'Un magasin n’est pas un entrepôt : il est plus petit, et des clients y circulent.',
    items: [
      'Où une commande en ligne attend-elle son retrait, et combien de fois la cherche-t-on ?',
      'Combien de rolls se trouvent dans la réserve, et combien repartent ?',
      'Quels trajets entre le quai et la surface de vente croisent ceux des clients ?',
      'Combien de temps un roll peut-il rester hors de la chambre froide, et qui doit agir ?',
    ],
  },
  useCases: shared.useCases,
  works: {
    title: 'Ce qui fonctionne déjà en amont du magasin',
    lead: 'Une plateforme logistique qui livre des magasins est un entrepôt. Ces cas d’usage de la logistique s’y appliquent.',
    items: {
      'stock-management': 'Le point de dépose des palettes et des rolls avant le chargement',
      'performance-monitoring': 'Les temps d’attente aux quais, de l’ordre au premier mouvement',
      'fifo-compliance': 'Les palettes sorties hors FIFO, avec couloir, heure et motif',
    },
    limit:
      'L’indice de protection ne dit rien de la condensation en chambre froide,[^iec60529] et localiser n’est pas mesurer une température.',
  },
  demo: 'Nous décrire vos magasins',
  newsletter: 'Être prévenu par la newsletter',
} satisfies Translated<typeof en>
