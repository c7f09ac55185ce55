import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr: Translated<typeof en> = {
  title: 'Emporter le plan',
  lead: 'Le plan reste dans votre navigateur tant que vous ne l’envoyez pas vous-même.',
  name: 'Nom du plan',
  nameHint: 'Il figure sur le dessin et dans le nom des fichiers.',
  files: {
    svg: 'Dessin (SVG)',
    csv: 'Liste du matériel (CSV)',
    json: 'Plan (JSON)',
  },
  paper: 'Papier',
  print: 'Imprimer ou enregistrer en PDF',
  openFile: 'Ouvrir un plan (JSON)',
  dropHint:
    'Vous pouvez aussi déposer le fichier n’importe où sur cette page. « Annuler » ramène votre plan actuel.',
  share: 'Lien',
  copyLink: 'Copier le lien vers le plan',
  sendLink: 'Partager le lien',
  linkByHand: 'Lien vers le plan',
  linkHint:
    'Le lien contient tout le plan, les chariots et les réglages du poste. Toute personne qui l’a peut les voir.',
  device: 'Sur cet appareil',
  forget: 'Oublier ce plan',
  next: 'Et ensuite',
  estimate: 'Reprendre ces chiffres dans l’estimation',
  estimateHint: 'La surface, les allées, leur longueur moyenne et les chariots y sont remplis.',
  discuss: 'Parler de ce plan',
  withLink: 'Ajouter le lien vers le plan',
  summary: 'Votre message commencera ainsi',
  both: {
    title: 'Deux plans',
    text: 'Vous voyez le plan du lien. Votre dernier plan est gardé sur cet appareil. Tant que vous n’avez pas choisi, il y reste, et les modifications du plan du lien ne sont pas gardées.',
    keepLink: 'Continuer avec le plan du lien',
    openOwn: 'Ouvrir mon propre plan',
  },
  script: {
    untitled: 'Plan de l’entrepôt',
    date: 'Date : {date}',
    version: 'Constantes du modèle d’entrepôt : version {version}',
    shares: '{fine} très bonne, {good} bonne, {weak} faible, {none} aucune position',
    size: '{area}, {anchors} ancres',
    anchorColumns: ['Ancre', 'x, m', 'y, m', 'Hauteur, m', 'Portée, m'],
    notAPlan: 'Ce n’est pas un plan d’entrepôt. Votre plan actuel est inchangé.',
    tooLarge:
      'Ce plan dépasse 256 Ko, ou son lien 8 000 caractères. Votre plan actuel est inchangé.',
    brokenLink:
      'Le lien est endommagé : il ne contient aucun plan. Vous pouvez dessiner quand même.',
    otherVersion:
      'Le lien provient d’une autre version du simulateur et ne peut pas être lu ici. Votre plan actuel est inchangé.',
    unreadable: 'Le fichier n’a pas pu être lu. Votre plan actuel est inchangé.',
    opened: 'Le plan est ouvert. « Annuler » ramène le précédent.',
    faulty: 'Le plan est ouvert. Il faut y corriger certains points avant d’avoir une carte.',
    fromLink: 'Vous voyez le plan du lien.',
    continued: 'Voici votre dernier plan, gardé sur cet appareil.',
    kept: 'Ce plan est gardé sur cet appareil.',
    notKept:
      'Ce navigateur ne garde pas le plan : son stockage est plein ou bloqué. Enregistrez-le en JSON.',
    nothingKept: 'Aucun plan à vous n’est encore gardé sur cet appareil.',
    forgotten: 'Le plan n’est plus gardé sur cet appareil. Il reste à l’écran.',
    copied: 'Le lien est copié.',
    notCopied:
      'Le lien n’a pas pu être transmis. Il est sélectionné dans le champ sous les boutons.',
    tooLong: 'Ce plan est trop grand pour un lien. Enregistrez-le en JSON et envoyez le fichier.',
    longMessage:
      'Avec le lien, le message serait trop long. Vous pourrez nous envoyer le plan en JSON quand nous vous répondrons.',
    discuss: [
      'J’ai dessiné le plan d’un entrepôt : {name}',
      '{area}, allées : {aisles}, longueur moyenne des allées {length}',
      'Ancres : {anchors}, {share} de la surface circulable très bonne ou bonne',
      'Chariots : {trucks}',
    ],
    planLink: 'Plan : {link}',
  },
}
