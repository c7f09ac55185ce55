import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  title: 'Page introuvable',
  description:
    'Aucune page n’existe à cette adresse. Vous trouverez ici des liens vers les pages du site et une recherche dans nos actualités.',
  lead: 'Ce tag a quitté l’entrepôt : aucune page n’existe à cette adresse. La page a peut-être été déplacée, ou le lien contient une faute de frappe.',
  search: 'Rechercher dans les actualités',
  waysBack: 'Poursuivre la visite',
  picture:
    'Plan d’un entrepôt ; les dernières positions mesurées d’un tag mènent dehors par le quai',
  lastSeen: 'dernière position',
  noSignal: 'aucun signal',
} satisfies Translated<typeof en>
