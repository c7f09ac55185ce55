import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const fr = {
  industries: {
    enterprise: 'Grande entreprise',
    semiconductors: 'Semi-conducteurs',
    communications: 'Communications',
    internet: 'Internet',
    'e-commerce': 'E-commerce',
    logistics: 'Logistique',
    luxury: 'Luxe (fabrication, emballage, entreposage)',
    manufacturing: 'Industrie manufacturière',
    'food-manufacturing': 'Industrie agroalimentaire',
    'erp-and-system-integrators': 'ERP et intégrateurs de systèmes',
    retail: 'Commerce de détail',
    'manufacturing-logistics': 'Production/logistique',
    storage: 'Stockage',
    petroleum: 'Pétrole',
  },
  useCases: {
    'fleet-safety': 'Sécurité du parc de chariots',
    'fleet-maintenance': 'Maintenance du parc et suivi des performances',
    'stock-management': 'Gestion ou emplacement des stocks',
    'performance-monitoring': 'Suivi des performances',
    'fleet-right-sizing': 'Dimensionnement du parc',
    'fifo-compliance': 'Respect du FIFO',
  },
} satisfies Translated<typeof en>
