import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  title: 'Page introuvable',
  description:
    'Il n’y a pas de page à cette adresse. Des liens vers les pages du site et une recherche dans nos actualités.',
  lead: 'Ce tag a quitté l’entrepôt : il n’y a pas de page à cette adresse. Elle a peut-être été déplacée, ou le lien contient une faute de frappe.',
  search: 'Rechercher dans les actualités',
  waysBack: 'Où aller maintenant',
  picture: 'Plan d’un entrepôt ; les dernières positions mesurées d’un tag sortent par le quai',
  lastSeen: 'dernière position',
  noSignal: 'aucun signal',
} satisfies Translated<typeof en>
