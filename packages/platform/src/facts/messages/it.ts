import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  industries: {
    enterprise: 'Grande impresa (multisettoriale)',
    semiconductors: 'Semiconduttori',
    communications: 'Comunicazioni',
    internet: 'Internet',
    'e-commerce': 'E-commerce',
    logistics: 'Logistica',
    luxury: 'Lusso (produzione, imballaggio, magazzinaggio)',
    manufacturing: 'Industria manifatturiera',
    'food-manufacturing': 'Industria alimentare',
    'erp-and-system-integrators': 'ERP e system integrator',
    retail: 'Retail',
    'manufacturing-logistics': 'Produzione/logistica',
    storage: 'Magazzinaggio',
    petroleum: 'Industria petrolifera',
  },
  useCases: {
    'fleet-safety': 'Sicurezza della flotta di carrelli',
    'fleet-maintenance': 'Manutenzione e indicatori della flotta',
    'stock-management': 'Gestione delle scorte e delle ubicazioni',
    'performance-monitoring': 'Indicatori della flotta (KPI)',
    'fleet-right-sizing': 'Dimensionamento della flotta',
    'fifo-compliance': 'Rispetto del FIFO',
  },
} satisfies Translated<typeof en>
