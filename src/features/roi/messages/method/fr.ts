import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  title: 'Comment l’estimation est calculée',
  lead: 'Chaque formule et chaque hypothèse, tirées du tableau qu’utilise le calculateur ci-dessus : version {version}, publiée le {date}.',
  does: [
    {
      title: 'Elle part de quantités',
      text: 'La surface et les allées donnent les ancres, les chariots donnent les tags ; les deux donnent les jours-hommes. Prix et salaires sont ceux de votre pays.',
    },
    {
      title: 'Elle ne retient qu’une partie des résultats de cas',
      text: 'Chaque effet est multiplié par un poids selon votre objectif, par un facteur de votre secteur et par ce qui est atteint pendant la durée du contrat.',
    },
    {
      title: 'Elle ne compte une heure libérée qu’une fois',
      text: 'Pour {money} comme travail économisé, pour {sold} au plus comme débit vendu. Deux résultats d’études de cas sont écartés, car ils compteraient la même heure à nouveau : {response} de temps de réponse aux commandes en moins et {night} de chariots en moins dans l’équipe de nuit.',
    },
    {
      title: 'Elle porte sur la première période du contrat',
      text: 'Le matériel, l’installation et l’abonnement logiciel de toute la période comptent comme investissement. Le retour sur investissement est donc plus long que si l’on ne comptait que le matériel.',
    },
  ],
  formulas: 'Formules',
  formulaGroups: {
    quantities: 'Ancres, tags et passerelles',
    investment: 'Investissement',
    hours: 'Heures et efficacité',
    safety: 'Sécurité et conformité',
    profit: 'Débit et bénéfice',
    payback: 'ROI, retour sur investissement et CO₂',
  },
  exceptions: 'Exceptions : {list}.',
  constantGroups: {
    quantities: 'Hypothèses : quantités',
    prices: 'Hypothèses : prix et installation',
    benefits: 'Hypothèses : gains',
    defaults: 'Hypothèses : valeurs des champs vides',
  },
  legend:
    'Spécifié : indiqué par nous. Trouvé : chiffre d’une source publique. Déduit : calculé à partir de ceux-ci. Proposition : aucun chiffre public n’a été trouvé, et nous devons encore la confirmer.',
  weights: 'Objectifs et secteurs',
  weightsCaption: 'Part de chaque effet comptée pour chaque objectif',
  objective: 'Objectif',
  levers: {
    impacts: 'Chocs',
    compliance: 'Conformité',
    idling: 'Inactivité',
    search: 'Recherche',
    retrieval: 'Déstockage',
    rightSizing: 'Dimensionnement',
    throughput: 'Débit',
  },
  countries: 'Pays',
  countriesCaption: 'Prix, salaires et énergie par pays, hors TVA, dans la monnaie du pays',
  columns: {
    currency: 'Monnaie',
    basis: 'Base',
    vatRate: 'TVA',
    fx: 'Pour 1 EUR',
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
    title: 'D’où vient « retour sur investissement moyen en moins de {claim} mois »',
    target:
      'Le chiffre était fixé avant que ce calculateur n’existe, et il a servi d’objectif à sa construction. La première version donnait {draftExample} mois pour un entrepôt de 25 chariots en Allemagne, avec deux équipes. Quatre hypothèses ont ensuite été déplacées, chacune dans sa fourchette plausible, jusqu’à ce que des sites typiques passent sous {claim} mois :',
    moved: [
      'l’inactivité, de 20 à 25 % des heures utilisées',
      'les poids des effets favorisés et des effets indirects, de 0,6 et 0,3 à 0,75 et 0,5',
      'une rangée d’ancres pour deux allées au lieu d’une par allée',
      'le coût du cariste, de 70 à 75 % du coût national du travail',
    ],
    draft:
      'Le partage entre travail et débit a été reconstruit une fois, car sa première version désavantageait un parc plus utilisé. C’était une erreur. Avec les trois premières hypothèses remises comme au départ, le calcul d’alors donnait {draftMean} mois en moyenne, et {draftShare} des sites étaient sous {claim} mois.',
    portfolio:
      'Avec le tableau actuel, {sites} sites calculés remboursent l’investissement en {mean} mois en moyenne, et {share} d’entre eux sont sous {claim} mois : chaque pays, objectif et type de chariot, en trois tailles, avec deux ou trois équipes et 70 à 80 % de capacité utilisée. Cette composition est elle aussi un choix. Les mêmes sites avec une seule équipe demandent {oneShift} mois en moyenne.',
    verdict:
      'Ces sites ne prouvent donc pas l’affirmation de façon indépendante et ne doivent pas être cités à ce titre. Aucun n’a été mesuré. Il nous faut remplacer ces hypothèses par les chiffres de nos propres installations ; d’ici là, le chiffre qui compte est celui de votre site, avec sa fourchette.',
  },
} as const satisfies Translated<typeof en>
