import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  groups: {
    site: 'Votre site',
    fleet: 'Contrat et parc',
    operation: 'Exploitation',
    safety: 'Accidents et réglementation',
  },
  hints: {
    country: 'Détermine les prix, les salaires et le coût de l’énergie.',
    companyName: 'Figure sur l’estimation imprimée, sans effet sur le calcul.',
    aisleLength: 'Moyenne par allée.',
    shifts: 'Par jour travaillé (2 pour un 2×8).',
    capacityUsed: 'En % des heures planifiées.',
    margin: 'En % du chiffre d’affaires de la manutention.',
    accidents: 'Comptez tout choc qui entraîne un coût.',
    daysDown: 'Jours ouvrés sans le chariot.',
    complianceFees: 'Par exemple : VGP, formations CACES, amendes.',
  },
  units: {
    forklifts: 'chariots',
    aisleLength: 'm',
    aisles: 'allées',
    shiftHours: 'h',
    workingDays: 'jours',
    pallets: 'palettes',
    capacityUsed: '%',
    margin: '%',
    repairCost: '{currency}',
    daysDown: 'jours',
    complianceFees: '{currency}',
  },
  areaUnit: 'Unité de la surface',
  areaUnits: {
    m2: 'm²',
    sqft: 'pi²',
  },
  errors: {
    missing: 'Saisissez un nombre',
    missingName: 'Saisissez le nom de l’entreprise',
    missingChoice: 'Choisissez une valeur dans la liste',
    number: 'Saisissez un nombre, par exemple {example}',
    integer: 'Saisissez un nombre entier',
    range: 'Saisissez un nombre compris entre {min} et {max}',
    hours: 'Nombre d’équipes × durée d’un poste : 24 heures au maximum',
    aislesWithoutLength: 'Indiquez aussi la longueur ou laissez les deux champs vides',
    lengthWithoutAisles: 'Indiquez aussi le nombre d’allées ou laissez les deux champs vides',
    choice: 'Choisissez une valeur dans la liste',
    tooLong: '{max} caractères au maximum',
  },
  stillUses: '{error}. Le calcul utilise encore {value}.',
  estimator: {
    example:
      'Les champs contiennent au départ les valeurs d’un exemple : remplacez-les par les vôtres. Les chiffres en gris sont des valeurs par défaut.',
    refine: 'Affiner le calcul : {count} champs de plus',
    refineExample:
      'Les allées et le coût des obligations réglementaires sont ceux de l’exemple ; les autres champs ont leur valeur par défaut.',
    refineChanged: 'Champs modifiés par rapport à l’exemple : {changed} sur {count}.',
    printTitle: 'Imprimer l’estimation',
    linkTitle: 'Lien vers l’estimation',
    cancel: 'Annuler',
    checkEntries: 'Veuillez vérifier ces données',
    calculate: 'Calculer',
    reset: 'Revenir à l’exemple',
    discuss: 'Discuter de cette estimation',
    copyLink: 'Copier le lien',
    copied: 'Le lien avec vos valeurs est copié dans le presse-papiers.',
    notCopied:
      'L’adresse de cette page contient maintenant vos valeurs. Copiez-la depuis la barre d’adresse.',
    print: 'Imprimer / PDF',
    toResult: 'Voir le résultat',
    shared: 'Estimation partagée du {date}{company}, liste de prix {version}.',
    sharedToday:
      'Aux prix actuels (liste {version}) : délai de retour {payback}, investissement {investment}.',
    sharedSame: 'Ces prix sont toujours en vigueur.',
    planAnchors:
      'Votre plan compte {planned} ancres, l’estimation {counted}. Avec celles du plan : matériel {hardware} au lieu de {countedHardware}, délai de retour {payback} au lieu de {countedPayback}.',
    planRest:
      'Le résultat garde le nombre de l’estimation. Ce que votre plan ne dit pas vient de l’exemple.',
    drawHall: 'Dessiner cet entrepôt',
    sharedLost:
      'Cette liste de prix ne peut pas être chargée pour le moment : le résultat utilise les prix actuels (liste {version}).',
    useToday: 'Calculer aux prix actuels',
    damaged:
      'Ce lien est endommagé. Les champs illisibles ont reçu les valeurs de l’exemple : {fields}. Vérifiez-les.',
  },
} satisfies Translated<typeof en>
