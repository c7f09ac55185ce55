import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const es = {
  industries: {
    enterprise: 'Gran empresa',
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
    petroleum: 'Petróleo',
  },
  useCases: {
    'fleet-safety': 'Seguridad de la flota de carretillas',
    'fleet-maintenance': 'Mantenimiento de la flota y seguimiento del rendimiento',
    'stock-management': 'Gestión o ubicación de existencias',
    'performance-monitoring': 'Seguimiento del rendimiento',
    'fleet-right-sizing': 'Dimensionamiento de la flota',
    'fifo-compliance': 'Cumplimiento del FIFO',
  },
} satisfies Translated<typeof en>
