import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr: Translated<typeof en> = {
  title: 'Qui sommes-nous : notre métier, ses limites',
  description:
    'Entreprise fondée en 2018, bureaux à Londres et à Lisbonne : ce que nous mesurons en entrepôt, ce que nous ne faisons pas et ce qui se vérifie avant de signer.',
  heading: 'Deux bureaux, un seul métier',
  lead: 'Nous localisons chariots, palettes, outillage et personnes en entrepôt, et nous restituons ce que montrent les positions. L’entreprise a été fondée en {year}. Ses bureaux sont à Londres et à Lisbonne.',
  line: {
    title: 'Une échelle pour les deux',
    text: [
      'De Lisbonne à Londres, il y a {distance} à vol d’oiseau. Une impulsion radio mettrait {time} à les parcourir.',
      'Dans votre entrepôt, la même impulsion va du tag à l’ancre. Là, {short} représentent dix centimètres. Notre travail consiste à mesurer le temps avec cette exactitude, et à signaler les endroits où l’acier l’empêche.',
      'Londres et Lisbonne sont à la même heure toute l’année. Une question reçue le matin par un bureau peut être lue par l’autre le jour même.',
    ],
    caption:
      'Carte de l’Europe de l’Ouest avec une ligne droite de {distance} entre Lisbonne et Londres et une échelle de {bar}.',
    block: [
      'Les distances passant par le centre de la carte sont à l’échelle',
      'Côtes : Natural Earth, domaine public',
    ],
  },
  scope: {
    title: 'Ce que nous faisons, ce que nous ne faisons pas',
    lead: 'Chaque ligne de la colonne de droite est un choix. Si vous avez besoin de cette fonction, un autre système l’assure, et nous pouvons lui fournir la position.',
    do: 'Nous le faisons',
    dont: 'Nous ne le faisons pas',
    rows: [
      [
        'Localiser les chariots, les palettes, l’outillage et les personnes munies d’un tag.',
        'Filmer qui que ce soit.',
      ],
      [
        'Restituer vitesse, chocs, inactivité et attentes par chariot, par lieu et par poste.',
        'Noter ou classer les caristes.',
      ],
      [
        'Alerter le cariste. L’alerte est une assistance.',
        'Freiner ou ralentir les chariots. L’alerte n’est pas une fonction de sécurité.',
      ],
      [
        'Transmettre positions et événements à votre WMS par l’interface REST.',
        'Planifier les commandes ou affecter les missions.',
      ],
      [
        'Indiquer l’incertitude de chaque position.',
        'Promettre des centimètres quand l’acier sépare le tag de l’ancre.',
      ],
    ],
  },
  figures: {
    title: 'Comment nous traitons les chiffres',
    text: [
      'Tous les chiffres de ce site figurent dans une seule liste, avec unité, condition et origine. Les {count} résultats des études de cas viennent de trois clients anonymes. Secteur, taille et période ne sont pas publiés : ces résultats ne préjugent pas de ceux de votre site et ne s’additionnent pas.',
      'Les faits tirés de sources extérieures renvoient à une note avec adresse et date. L’estimation montre ses formules, ses hypothèses et la version de sa liste de prix.',
    ],
    benefits: 'Les résultats et leurs limites',
    pricing: 'L’estimation et sa méthode',
  },
  stay: {
    title: 'Serons-nous encore là dans cinq ans ?',
    text: [
      'Aucune page ne peut le prouver. Nous ne publions ni chiffre d’affaires, ni effectif, ni noms de clients. Ce qui limite votre risque se trouve dans le contrat et dans l’interface.',
    ],
    points: [
      'Le contrat pilote dure d’un à trois mois, avec matériel gratuit.',
      'Le contrat partenaire dure un an. Le matériel est loué ou acheté.',
      'Positions et événements sortent de la plateforme par une interface REST : vos rapports ne dépendent pas de nos écrans.',
      'Le démontage et la restitution des données en fin de contrat relèvent du devis. Posez la question avant de signer.',
    ],
    contact: 'À qui écrire',
  },
}
