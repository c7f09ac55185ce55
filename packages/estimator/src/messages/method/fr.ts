import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  title: 'Comment l’estimation est calculée',
  lead: 'Chaque formule et chaque hypothèse, tirées de la liste de prix qu’utilise le calculateur ci-dessus : version {version}, publiée le {date}.',
  amounts: 'Montants de cette section : {country}, {currency}.',
  does: [
    {
      title: 'Elle part de quantités',
      text: 'La surface et les allées déterminent le nombre d’ancres, le nombre de chariots celui des tags. Les ancres, les tags et la surface déterminent les jours de technicien. Les prix et les salaires sont ceux de votre pays.',
    },
    {
      title: 'Elle ne retient qu’une partie des résultats des études de cas',
      text: 'Chaque effet est multiplié par une pondération selon votre objectif, par le coefficient sectoriel et par la part atteinte pendant la durée du contrat.',
    },
    {
      title: 'Elle ne compte une heure libérée qu’une fois',
      text: 'Cette heure compte pour {money} en temps de travail économisé et pour {sold} au plus en volume supplémentaire vendu. Deux résultats d’études de cas sont écartés, car ils compteraient la même heure deux fois : la baisse de {response} du délai de traitement des commandes et celle de {night} du nombre de chariots en poste de nuit.',
    },
    {
      title: 'Elle porte sur la première période du contrat',
      text: 'Le matériel, l’installation et l’abonnement logiciel de toute la période comptent comme investissement. Le délai de retour sur investissement est donc plus long que si l’on ne comptait que le matériel.',
    },
  ],
  formulas: 'Formules',
  formulaGroups: {
    quantities: 'Ancres, tags et passerelles',
    investment: 'Investissement',
    hours: 'Heures et efficacité',
    safety: 'Sécurité et réglementation',
    profit: 'Volume traité et bénéfice',
    payback: 'ROI, délai de retour et CO₂',
  },
  exceptions: 'Exceptions : {list}.',
  constantGroups: {
    quantities: 'Hypothèses : quantités',
    prices: 'Hypothèses : prix et installation',
    benefits: 'Hypothèses : gains',
    defaults: 'Hypothèses : valeurs des champs vides',
  },
  legend:
    '« Fixé par nous » désigne un chiffre que nous avons établi, « source publique » un chiffre publié, « calculé » une valeur tirée des précédents, « hypothèse » une valeur sans chiffre publié ; la fourchette indique ce qui est plausible.',
  weights: 'Objectifs et secteurs',
  weightsCaption: 'Part de chaque effet comptée pour chaque objectif',
  objective: 'Objectif',
  levers: {
    impacts: 'Chocs',
    compliance: 'Obligations réglementaires',
    idling: 'Inactivité',
    search: 'Temps de recherche',
    retrieval: 'Temps de déstockage',
    rightSizing: 'Dimensionnement',
    throughput: 'Volume traité',
  },
  countries: 'Pays',
  countriesCaption: 'Prix, salaires et énergie par pays, hors TVA, dans la monnaie du pays',
  columns: {
    currency: 'Monnaie',
    vatRate: 'TVA',
    fx: 'Pour 1 EUR',
    priceIndex: 'Indice',
    manDay: 'Jour de technicien',
    operator: 'Cariste, par heure',
    electricity: 'Électricité, kWh',
    lpg: 'GPL, kg',
    diesel: 'Gazole, l',
    gridCo2: 'kg CO₂ par kWh',
  },
  basisOf: 'Coût du cariste, {countries}',
  none: 'non indiquée',
  claim: {
    title: 'Sur quoi repose « moins de {claim} mois en moyenne »',
    sites:
      'Cette moyenne porte sur {sites} entrepôts calculés avec cette liste de prix, et non mesurés : tous les pays, tous les objectifs et tous les types de chariot, en trois tailles, avec deux ou trois postes, un taux d’utilisation de 70 à 80 % et des obligations réglementaires de {fees} plus {perTruck} par chariot et par an. Leur délai de retour moyen est de {mean} mois, et {share} d’entre eux ont un délai inférieur à {claim} mois.',
    noFees:
      'Sans obligations réglementaires, la moyenne est de {noFees} mois, et {noFeesShare} des entrepôts ont un délai inférieur à {claim} mois.',
    moves: 'Ce qui fait le plus varier la moyenne, sans rien changer d’autre :',
    variants: {
      oneShift: 'un poste au lieu de deux ou trois : {months} mois',
      oneRow: 'une rangée d’ancres par allée au lieu d’une pour deux : {months} mois',
      cautiousWeights:
        'des pondérations prudentes, 0,6 et 0,3 au lieu de 0,75 et 0,5, pour les effets que l’objectif favorise et les effets secondaires : {months} mois',
      together:
        'les deux dernières ensemble, avec 20 % d’inactivité dans les heures utilisées : {months} mois',
    },
    verdict:
      'Une moyenne dit peu de chose d’un entrepôt particulier. Ce qui compte est le délai de votre propre entrepôt avec sa fourchette, que montre l’estimation ci-dessus.',
  },
} as const satisfies Translated<typeof en>
