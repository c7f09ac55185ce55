import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  title: 'Avantages : chiffre, définition et limite',
  description:
    'Sécurité, efficacité, capacité, obligations, CO₂ : d’où vient chaque chiffre, à partir de quand un événement compte et à quelle ligne de l’estimation il figure.',
  heading: 'Cinq effets dans un même bilan',
  lead: 'Pour chaque effet : d’où vient le chiffre, à partir de quand un événement compte et ce que le chiffre ne dit pas. Vient enfin la ligne de l’estimation où l’effet devient un montant.',
  warning:
    'Les chiffres proviennent de trois clients anonymes. Ils ne préjugent pas des résultats de votre site et ne s’additionnent pas.',
  ledger: {
    title: 'Neuf résultats et une estimation sur la même échelle',
    lead: 'Toutes les barres ont la même échelle. Pour deux des cinq effets, il n’existe pas de résultat d’étude de cas ; cela est alors indiqué.',
    measured: 'Mesuré à partir de',
    counted: 'Règle de comptage',
    isNot: 'Ce que le chiffre ne dit pas',
    line: 'Ligne de l’estimation',
    study: 'Étude de cas {number}',
    none: 'Aucun résultat d’étude de cas',
    example:
      'Montants : exemple de l’estimation ({country}, {forklifts} chariots électriques, {shifts} postes, {pallets} palettes par an), hors TVA. Calculés avec la liste de prix publiée, non mesurés.',
  },
  rows: {
    safety: {
      name: 'Sécurité',
      measured:
        'Chocs : les pics d’accélération du chariot, avec l’heure et le lieu. Excès de vitesse : la vitesse du chariot dans une zone limitée.',
      counted:
        'Un choc compte au-delà d’un seuil, un excès de vitesse à partir d’une certaine durée. Les deux seuils se fixent sur place ; un autre seuil donne un autre décompte.',
      isNot:
        'Ce n’est pas un décompte des accidents ni des blessures, et l’on ne peut rien en déduire pour les primes d’assurance. Bien des accidents ont une cause qu’aucune position ne montre, comme la chute d’une charge.',
    },
    efficiency: {
      name: 'Efficacité',
      measured:
        'Les positions des chariots, les heures des commandes dans le WMS et le point de dépose de chaque palette scannée.',
      counted:
        'Le délai de traitement va de la commande au premier mouvement ; le temps de recherche, {searchSpan} ; le temps de déstockage s’arrête au départ de la palette. L’inactivité se lit sur la courbe de vitesse ci-dessous.',
      isNot:
        'Une minute libérée n’est pas encore une économie. Elle le devient lorsqu’un poste, une heure supplémentaire ou un chariot n’est plus nécessaire.',
    },
    capacity: {
      name: 'Capacité',
      measured:
        'Les chariots qui roulent en même temps, par quart d’heure. Les palettes déposées, par poste.',
      counted:
        'Un chariot est jugé superflu lorsque l’heure la plus chargée d’un cycle complet aurait pu être assurée sans lui.',
      isNot:
        'Les deux chiffres sur le parc viennent de deux sites : {night} concerne un poste de nuit, {fleet} un parc entier. En basse saison, tout parc paraît trop grand.',
    },
    compliance: {
      name: 'Obligations réglementaires',
      measured:
        'Les vérifications de prise de poste, avec le chariot, l’heure, le point et le résultat. Les palettes sorties hors FIFO, avec le couloir, l’heure et le motif.',
      counted:
        'Une vérification compte si chaque point a reçu une réponse avant l’utilisation du chariot. Une sortie hors FIFO compte si une palette plus récente sort avant une plus ancienne.',
      isNot:
        'L’enregistrement atteste la vérification quotidienne qu’exigent des règles comme 29 CFR 1910.178(q)(7) aux États-Unis.[^osha1910178] Il ne remplace pas les vérifications périodiques : VGP en France, inspection annuelle par un expert en Allemagne[^dguv68], examen approfondi en Grande-Bretagne[^lolerExamination]. Aucun des neuf résultats ne porte sur le FIFO.',
    },
    co2: {
      name: 'CO₂',
      measured:
        'Ce chiffre est calculé : les trajets et l’inactivité évités selon l’estimation, l’énergie d’un chariot par heure et {factor} kg de CO₂e par kWh d’électricité ({country}).',
      counted:
        'Seules comptent les baisses du temps de recherche, du temps de déstockage et de l’inactivité.',
      isNot:
        'Ce chiffre n’est pas audité. Un rapport de durabilité emploie des facteurs de conversion officiels.[^conversionFactors]',
    },
  },
  co2: {
    tons: 't de CO₂e par an',
    perPallet: 'kg de CO₂e par palette',
    computed: 'Exemple calculé',
  },
  curve: {
    title: 'Une courbe, deux chiffres',
    lead: 'La vitesse d’un chariot pendant {minutes} minutes. Trois valeurs décident de ce qui compte : la limite, la durée minimale d’un dépassement et celle d’un arrêt contact mis. Elles se fixent avant le premier rapport.',
    description:
      'Courbe de vitesse d’un chariot avec sa limite. Un dépassement dure assez pour compter, un autre est trop court. Deux arrêts comptent comme inactivité, deux autres, plus courts, ne comptent pas.',
    limit: 'Limite {limit}',
    minutes: 'min',
    kinds: {
      speeding: 'Excès de vitesse : au moins {seconds} au-dessus de la limite',
      brief: 'Au-dessus de la limite, mais trop court',
      idling: 'Inactivité : contact mis, à l’arrêt pendant au moins {seconds}',
      stop: 'Arrêt pour une prise de charge : trop court',
    },
    total: 'Comptés sur ce trajet : {speeding} d’excès de vitesse et {idling} d’inactivité.',
    block: ['Un chariot, un trajet', 'Données et valeurs d’exemple'],
  },
  rules: {
    title: 'Avant d’utiliser ces chiffres',
    items: {
      add: {
        title: 'Les pourcentages ne s’additionnent pas',
        text: 'Trois clients, trois sites, neuf chiffres. Le temps de recherche et le délai de traitement se recoupent, et deux chiffres de deux parcs n’en font pas un seul.',
      },
      once: {
        title: 'À chaque montant sa ligne',
        text: 'Dans l’estimation, chaque montant figure sur une seule ligne, et la somme des lignes est le gain annuel. Les heures libérées ne comptent qu’en partie ; cette part est une hypothèse publiée. Le raccordement à votre WMS, les nacelles, le câblage et les heures de votre personnel n’y figurent pas.',
      },
      first: {
        title: 'Partir d’un chiffre connu',
        text: 'La sécurité ou la rapidité d’abord ? Commencez par l’effet dont vous avez une valeur de départ : les chocs de la liste des réparations, ou une semaine de temps de recherche notés. Sans valeur de départ, aucune évolution ne peut être montrée.',
      },
      who: {
        title: 'Des chariots mesurés, aucun classement de personnes',
        text: 'Les rapports portent sur les chariots, les postes et les lieux. Dès que l’on peut savoir qui conduisait, une position est une donnée personnelle : finalités, niveau de détail et durée de conservation se traitent lors de la consultation du CSE, avant le premier tag.',
      },
    },
    own: 'Calculer avec vos chiffres',
    method: 'Comment nous calculons',
  },
} satisfies Translated<typeof en>
