import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  industries: {
    enterprise: 'Grande entreprise (multisectorielle)',
    semiconductors: 'Semi-conducteurs',
    communications: 'Communications',
    internet: 'Internet',
    'e-commerce': 'E-commerce',
    logistics: 'Logistique',
    luxury: 'Luxe (fabrication, emballage, entreposage)',
    manufacturing: 'Industrie manufacturière',
    'food-manufacturing': 'Industrie agroalimentaire',
    'erp-and-system-integrators': 'Éditeurs d’ERP et intégrateurs de systèmes',
    retail: 'Commerce de détail',
    'manufacturing-logistics': 'Production/logistique',
    storage: 'Stockage',
    petroleum: 'Industrie pétrolière',
  },
  useCases: {
    'fleet-safety': 'Sécurité du parc de chariots',
    'fleet-maintenance': 'Maintenance et suivi des performances du parc',
    'stock-management': 'Gestion des stocks et des emplacements',
    'performance-monitoring': 'Suivi des performances du parc',
    'fleet-right-sizing': 'Dimensionnement du parc',
    'fifo-compliance': 'Respect du FIFO',
  },
} satisfies Translated<typeof en>
