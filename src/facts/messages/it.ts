import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  industries: {
    enterprise: 'Grande impresa',
    semiconductors: 'Semiconduttori',
    communications: 'Comunicazioni',
    internet: 'Internet',
    'e-commerce': 'E-commerce',
    logistics: 'Logistica',
    luxury: 'Lusso (produzione, imballaggio, magazzinaggio)',
    manufacturing: 'Industria manifatturiera',
    'food-manufacturing': 'Industria alimentare',
    'erp-and-system-integrators': 'ERP e system integrator',
    retail: 'Commercio al dettaglio',
    'manufacturing-logistics': 'Produzione/logistica',
    storage: 'Stoccaggio',
    petroleum: 'Petrolio',
  },
  useCases: {
    'fleet-safety': 'Sicurezza della flotta di carrelli',
    'fleet-maintenance': 'Manutenzione della flotta e monitoraggio delle prestazioni',
    'stock-management': 'Gestione o ubicazione delle scorte',
    'performance-monitoring': 'Monitoraggio delle prestazioni',
    'fleet-right-sizing': 'Dimensionamento della flotta',
    'fifo-compliance': 'Rispetto del FIFO',
  },
} satisfies Translated<typeof en>
