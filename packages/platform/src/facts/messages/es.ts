import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  industries: {
    enterprise: 'Gran empresa (multisectorial)',
    semiconductors: 'Semiconductores',
    communications: 'Comunicaciones',
    internet: 'Internet',
    'e-commerce': 'Comercio electrónico',
    logistics: 'Logística',
    luxury: 'Lujo (fabricación, embalaje, almacenaje)',
    manufacturing: 'Industria manufacturera',
    'food-manufacturing': 'Industria alimentaria',
    'erp-and-system-integrators': 'ERP e integradores de sistemas',
    retail: 'Comercio minorista',
    'manufacturing-logistics': 'Fabricación/logística',
    storage: 'Almacenamiento',
    petroleum: 'Industria petrolera',
  },
  useCases: {
    'fleet-safety': 'Seguridad de la flota de carretillas',
    'fleet-maintenance': 'Mantenimiento e indicadores de la flota',
    'stock-management': 'Gestión de existencias y ubicaciones',
    'performance-monitoring': 'Indicadores de la flota (KPI)',
    'fleet-right-sizing': 'Dimensionamiento de la flota',
    'fifo-compliance': 'Cumplimiento del FIFO',
  },
} satisfies Translated<typeof en>
