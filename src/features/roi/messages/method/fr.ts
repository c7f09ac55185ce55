import type { MethodWords } from './words.ts'

export const fr = {
  title: 'Comment l’estimation est calculée',
  lead: 'Chaque formule et chaque hypothèse, tirées du tableau avec lequel travaille le calculateur ci-dessus : version {version}, publiée le {date}.',
  does: [
    {
      title: 'Elle part de quantités',
      text: 'La surface et les allées donnent les ancres, les chariots donnent les tags ; les deux donnent les jours-hommes. Prix et salaires sont ceux de votre pays.',
    },
    {
      title: 'Elle ne retient les cas qu’en partie',
      text: 'Chaque effet est multiplié par un poids selon votre objectif, par un facteur de votre secteur et par ce qui est atteint pendant la durée du contrat.',
    },
    {
      title: 'Elle compte une heure libérée une fois',
      text: 'Pour {money} comme travail économisé, pour {sold} au plus comme débit vendu. Deux résultats d’études de cas sont écartés, car ils compteraient la même heure à nouveau : {response} de temps de réponse aux commandes en moins et {night} de chariots en moins dans l’équipe de nuit.',
    },
    {
      title: 'Elle regarde la première durée du contrat',
      text: 'Celle-ci paie le matériel, l’installation et tout l’abonnement logiciel. Le retour est donc plus long que si l’on ne comptait que le matériel.',
    },
  ],
  formulas: 'Formules',
  formulaGroups: {
    quantities: 'Ancres, tags et passerelles',
    investment: 'Investissement',
    hours: 'Heures et efficacité',
    safety: 'Sécurité et conformité',
    profit: 'Débit et bénéfice',
    payback: 'Rendement, retour et CO₂',
  },
  exceptions: 'Exceptions : {list}.',
  constantGroups: {
    quantities: 'Hypothèses : quantités',
    prices: 'Hypothèses : prix et installation',
    benefits: 'Hypothèses : effets',
    defaults: 'Hypothèses : valeurs des champs vides',
  },
  legend:
    'Spécifié : indiqué par l’entreprise. Trouvé : chiffre d’une source publique. Déduit : calculé à partir de ceux-ci. Proposition : aucun chiffre public n’a été trouvé, l’entreprise doit encore la confirmer.',
  weights: 'Objectifs et secteurs',
  weightsCaption: 'Combien chaque effet compte pour chaque objectif',
  objective: 'Objectif',
  levers: {
    impacts: 'Chocs',
    compliance: 'Conformité',
    idling: 'Inactivité',
    search: 'Recherche',
    retrieval: 'Déstockage',
    rightSizing: 'Dimension',
    throughput: 'Débit',
  },
  countries: 'Pays',
  countriesCaption: 'Prix, salaires et énergie par pays, hors TVA, dans la monnaie du pays',
  columns: {
    currency: 'Monnaie',
    basis: 'Base',
    vatRate: 'TVA',
    fx: 'Par EUR',
    priceIndex: 'Indice',
    manDay: 'Jour-homme',
    operator: 'Cariste, par heure',
    electricity: 'Électricité, kWh',
    lpg: 'GPL, kg',
    diesel: 'Gazole, l',
    gridCo2: 'kg CO₂ par kWh',
  },
  basisOf: 'Coût du cariste, base {key}',
  none: 'non indiquée',
  claim: {
    title: 'D’où vient « retour sur investissement moyen en moins de {claim} mois »',
    target:
      'Le chiffre était fixé avant que ce calculateur n’existe, et il a servi d’objectif à sa construction. La première version donnait {draftExample} mois pour un hall avec 25 chariots en Allemagne et deux équipes. Quatre hypothèses ont ensuite été déplacées, chacune dans sa fourchette plausible, jusqu’à ce que des sites typiques passent sous {claim} mois :',
    moved: [
      'l’inactivité, de 20 à 25 % des heures utilisées',
      'les poids des effets soutenus et secondaires, de 0,6 et 0,3 à 0,75 et 0,5',
      'une rangée d’ancres pour deux allées au lieu d’une par allée',
      'le coût du cariste, de 70 à 75 % du coût national du travail',
    ],
    draft:
      'Le partage entre travail et débit a été reconstruit une fois, car sa première version défavorisait un parc plus chargé. C’était une erreur. Avec les trois premières hypothèses remises comme au départ, le calcul d’alors donnait {draftMean} mois en moyenne, et {draftShare} des sites sous {claim}.',
    portfolio:
      'Avec le tableau actuel, {sites} sites calculés atteignent le retour en {mean} mois en moyenne et {share} d’entre eux sont sous {claim} : chaque pays, objectif et type de chariot, en trois tailles, avec deux ou trois équipes et 70 à 80 % de capacité utilisée. Ce mélange est lui aussi un choix. Les mêmes sites avec une seule équipe demandent {oneShift} mois en moyenne.',
    verdict:
      'Ces sites ne sont donc pas une preuve indépendante de l’affirmation et ne doivent pas être cités comme telle. Aucun n’a été mesuré. Il nous faut remplacer ces hypothèses par les chiffres de nos propres installations ; d’ici là, le chiffre qui compte est celui de votre site, avec sa bande.',
  },
} as const satisfies MethodWords
