import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { Prices } from '../model/prices.ts'

interface Words {
  restOfWorld: string
  /** Beside prices of a country with VAT. */
  vat: string
  /** United States. */
  salesTax: string
  /** Rest of the world. */
  localTax: string
}

export const vatWords: Readonly<Record<Lang, Words>> = {
  en: {
    restOfWorld: 'Rest of world',
    vat: 'All prices exclude VAT. Business customers in other EU countries and in the UK normally account for VAT themselves (reverse charge).',
    salesTax: 'All prices exclude sales tax, which depends on the state.',
    localTax: 'All prices exclude local taxes.',
  },
  de: {
    restOfWorld: 'Andere Länder',
    vat: 'Alle Preise zzgl. Umsatzsteuer. Geschäftskunden in anderen EU-Ländern und im Vereinigten Königreich schulden die Umsatzsteuer in der Regel selbst (Reverse-Charge-Verfahren).',
    salesTax: 'Alle Preise zzgl. Sales Tax (Verkaufssteuer), die vom Bundesstaat abhängt.',
    localTax: 'Alle Preise zzgl. örtlicher Steuern.',
  },
  es: {
    restOfWorld: 'Resto del mundo',
    vat: 'Precios sin IVA. Las empresas de otros países de la UE y del Reino Unido suelen declarar el IVA ellas mismas (inversión del sujeto pasivo).',
    salesTax: 'Precios sin el impuesto sobre las ventas, que depende del estado.',
    localTax: 'Precios sin impuestos locales.',
  },
  fr: {
    restOfWorld: 'Reste du monde',
    vat: 'Tous les montants s’entendent hors TVA. Les entreprises clientes d’autres pays de l’UE et du Royaume-Uni déclarent en général elles-mêmes la TVA (autoliquidation).',
    salesTax:
      'Tous les montants s’entendent hors taxe sur les ventes (sales tax), qui dépend de l’État fédéré.',
    localTax: 'Tous les montants s’entendent hors taxes locales.',
  },
  it: {
    restOfWorld: 'Resto del mondo',
    vat: 'Tutti gli importi sono al netto dell’IVA. Le aziende clienti di altri Paesi dell’UE e del Regno Unito assolvono di norma l’IVA direttamente (inversione contabile, «reverse charge»).',
    salesTax:
      'Tutti gli importi sono al netto dell’imposta sulle vendite, che dipende dal singolo Stato.',
    localTax: 'Tutti gli importi sono al netto delle imposte locali.',
  },
  pt: {
    restOfWorld: 'Resto do mundo',
    vat: 'Aos preços indicados acresce o IVA à taxa legal em vigor. As empresas clientes de outros países da UE e do Reino Unido procedem, em regra, à autoliquidação do IVA (inversão do sujeito passivo).',
    salesTax: 'Aos preços indicados acresce o imposto sobre as vendas, que depende do estado.',
    localTax: 'Aos preços indicados acrescem os impostos locais.',
  },
}

export type VatWords = (typeof vatWords)[Lang]

/** What the prices of a country leave out. */
export function vatNote({ country, vatRate }: Prices, words: VatWords): string {
  if (vatRate !== null) return words.vat
  return country === 'US' ? words.salesTax : words.localTax
}
