import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const it = {
  'datasheet-anchor': {
    title: 'Scheda tecnica: ancora',
    description:
      'Portata, bande, protezione e temperature dell’ancora. Le righe senza valore pubblicato lo indicano. Edizione 1, generata dai valori pubblicati.',
  },
  'datasheet-tag': {
    title: 'Scheda tecnica: tag',
    description:
      'Frequenza di aggiornamento, bande, protezione e temperature del tag. Le righe senza valore pubblicato lo indicano. Edizione 1, generata dai valori pubblicati.',
  },
  'datasheet-gateway': {
    title: 'Scheda tecnica: gateway',
    description:
      'Alimentazione, protezione e temperature del gateway. Le righe senza valore pubblicato lo indicano. Edizione 1, generata dai valori pubblicati.',
  },
  'datasheet-platform': {
    title: 'Scheda tecnica: piattaforma',
    description:
      'Latenza, disponibilità, backup e interfaccia della piattaforma. Le righe senza valore pubblicato lo indicano. Edizione 1, generata dai valori pubblicati.',
  },
  'case-study-1': {
    title: 'Case history 1: urti e velocità',
    description:
      'Tre valori di un cliente anonimo, come si misurano e che cosa non è pubblicato. Edizione 1, generata dai valori pubblicati.',
  },
  'case-study-2': {
    title: 'Case history 2: il turno di notte',
    description:
      'Tre valori di un cliente anonimo, come si misurano e che cosa non è pubblicato. Edizione 1, generata dai valori pubblicati.',
  },
  'case-study-3': {
    title: 'Case history 3: ricerca e pallet movimentati',
    description:
      'Tre valori di un cliente anonimo, come si misurano e che cosa non è pubblicato. Edizione 1, generata dai valori pubblicati.',
  },
  'brochure-warehouse': {
    title: 'Il magazzino misurato',
    description:
      'Che cosa si localizza, undici moduli, sei domande e i limiti del sistema. Edizione 1, generata dai valori pubblicati.',
  },
  'brochure-data-protection': {
    title: 'Prima del primo tag: protezione dei dati e accordi sindacali',
    description:
      'Che cosa concordare prima dell’installazione, con le regole di sei ordinamenti. Non è una consulenza legale. Edizione 1, generata dai valori pubblicati.',
  },
  'brochure-estimate': {
    title: 'Come nasce la stima',
    description:
      'Il metodo, un esempio con dati e risultati, e ciò che la stima non comprende. Edizione 1, generata dai valori pubblicati.',
  },
} satisfies Translated<typeof en>
