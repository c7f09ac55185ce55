import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  heading: 'Des documents sans formulaire',
  lead: 'Fiches techniques, brochures et études de cas, avec leur date, leur taille et leurs langues. Aucune adresse n’est demandée avant le téléchargement.',
  limit:
    'Une fiche technique ne reprend que les valeurs publiées. Quand une valeur n’est pas publiée, la ligne l’indique.',
  description:
    'Fiches techniques, brochures et études de cas sur la localisation en temps réel en entrepôt, en PDF, en six langues et sans inscription.',
  typeTitle: 'Documents : {type}',
  filter: 'Type de document',
  allTypes: 'Tous les types',
  types: {
    datasheet: 'Fiches techniques',
    brochure: 'Brochures',
    'case-study': 'Études de cas',
  },
  download: 'Télécharger',
  fileAs: '{format}, {size}',
  since: 'Fichier du {date}',
  languages: 'Autres langues de « {title} »',
  checksum: 'Vérifier le fichier',
  digest: 'SHA-256, 32 premiers caractères',
  empty: 'Nous sommes désolés, aucun document n’a été trouvé.',
  emptyAdvice: 'Il existe peut-être des documents d’un autre type ou dans une autre langue.',
  allDocuments: 'Tous les documents',
} satisfies Translated<typeof en>
