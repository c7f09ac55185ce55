import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  title: 'Page introuvable',
  description:
    'Aucune page à cette adresse. Des chemins de retour vers le site et une recherche dans nos actualités.',
  lead: 'Ce tag a quitté le hall : aucune page à cette adresse. Elle a peut-être été déplacée, ou le lien contient une faute de frappe.',
  search: 'Rechercher dans les actualités',
  waysBack: 'Chemins de retour',
  picture: 'Plan d’un hall ; les dernières positions mesurées d’un tag sortent par le quai',
  lastSeen: 'dernière position',
  noSignal: 'aucun signal',
} satisfies Translated<typeof en>
