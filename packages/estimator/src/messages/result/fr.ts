import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  title: 'Résultat de l’estimation',
  example:
    'Exemple : {forklifts} chariots, {shifts} postes de {hours} h, {fees} d’obligations réglementaires par an. Vos propres chiffres remplacent cet exemple.',
  purchase: 'Matériel',
  purchases: { bought: 'Achat', rented: 'Location' },
  lines: 'Achat, location, et sur trois ans',
  pilotLine: 'L’essai pilote seul',
  linesNote:
    'Le coût comprend le logiciel et l’installation. Le calcul est fait sans intérêts, sans actualisation et à prix constants sur les trois ans. Sous chaque chiffre figure sa fourchette.',
  lineNames: {
    pilot: 'Pilote, {months} mois',
    bought: 'Achat, {months} mois',
    rented: 'Location, {months} mois',
  },
  spent: 'Coût',
  spentIn: 'Coût sur {months} mois',
  ends: 'de {low} à {high}',
  payback: 'Délai de retour',
  roiOver: 'ROI sur {months} mois',
  benefit: 'Gain annuel',
  months: '{value} mois',
  hours: '{value} h',
  notReached: 'non atteint',
  aboveTenYears: 'plus de 10 ans',
  pilot:
    'Trois mois ne suffisent pas, en général, à couvrir l’installation : le ROI d’un essai pilote est le plus souvent négatif. L’essai montre si les positions sont justes, pas encore ce qu’elles rapportent.',
  toPartner: 'Calculer la première année du contrat partenaire',
  optimistic: 'optimiste',
  cautious: 'prudent',
  stated: 'annoncé : moins de {months} mois',
  band: 'Fourchette large : neuf hypothèses placées toutes à leur borne optimiste, puis toutes à leur borne prudente. Ce n’est pas un intervalle de confiance.',
  chart: 'Quand l’investissement est remboursé',
  goLive: 'Mois après la mise en service',
  thousands: 'Gain moins investissement, en milliers ({currency})',
  millions: 'Gain moins investissement, en millions ({currency})',
  chartText:
    'L’investissement de {investment} le premier jour est suivi d’un gain de {monthly} par mois. Délai de retour : {payback} ; optimiste : {optimistic} ; prudent : {cautious}.',
  flows: 'Ce que vous investissez, ce que vous gagnez',
  money: 'Coûts et économies',
  floor: 'Dans l’entrepôt',
  downtimeValue: 'Immobilisations évitées',
  rented: 'ou en location : {amount} par mois sur {months} mois',
  how: 'Dépliez une ligne pour voir comment le chiffre est calculé.',
  amounts: 'Le gain et les économies sont annuels. Tous les montants s’entendent hors TVA.',
  warnings: {
    AISLES_EXCEED_AREA:
      'Les allées occupent plus de place que la surface totale. L’estimation suppose qu’il ne reste aucune surface sans palettiers à côté ; vérifiez la longueur, le nombre et la surface.',
    COUNTRY_NOT_PRICED:
      'Il n’y a pas encore de prix pour ce pays. L’estimation utilise ceux du reste du monde, en euros.',
  },
  details: 'Sur quoi repose le résultat',
  sensitivities: 'Les hypothèses qui pèsent le plus',
  swingsNote:
    'Délai de retour quand une seule hypothèse est placée à l’une des bornes de sa fourchette, toutes les autres restant inchangées.',
  target: 'Investissement remboursé en {months} mois : ce qu’il faudrait',
  targetInput: 'Donnée à modifier',
  atLeast: '{name} : au moins {least}.',
  atMost: '{name} : au plus {most}.',
  between: '{name} : de {least} à {most}.',
  staysAtLeast:
    'Objectif déjà atteint avec la valeur actuelle ({value}), tant qu’elle ne descend pas sous {least}.',
  staysAtMost:
    'Objectif déjà atteint avec la valeur actuelle ({value}), tant qu’elle ne dépasse pas {most}.',
  staysBetween:
    'Objectif déjà atteint avec la valeur actuelle ({value}), tant qu’elle reste entre {least} et {most}.',
  always:
    'Objectif atteint pour n’importe quelle valeur de {min} à {max}, sans rien changer d’autre.',
  never:
    'Objectif hors d’atteinte, quelle que soit la valeur de {min} à {max}, sans rien changer d’autre.',
  options: 'Objectif atteint avec : {options}.',
  everyOption: 'Objectif atteint quelle que soit l’option, sans rien changer d’autre.',
  noOption: 'Objectif hors d’atteinte quelle que soit l’option, sans rien changer d’autre.',
  basis: 'Sur quoi repose l’estimation',
  defaults: 'Champs laissés vides, pour lesquels ces valeurs ont été utilisées',
  version: 'Liste de prix, version {version} du {date}.',
} satisfies Translated<typeof en>
