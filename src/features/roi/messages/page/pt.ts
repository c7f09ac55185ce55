import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  title: 'Preços e calculadora de ROI para empilhadores',
  description:
    'Contratos piloto e parceiro com preços para 21 países e regiões, e uma calculadora que mostra quando compensa nas suas instalações, com todas as fórmulas.',
  heading: 'Quanto custa, quando compensa',
  claim: 'Recuperação média em menos de {months} meses',
  lead: 'Quem decide são as suas instalações: introduza-as mais abaixo. Bastam sete campos; os restantes têm valores predefinidos que pode alterar.',
  prices: {
    caption: 'Contrato piloto e contrato parceiro comparados',
    country: 'Preços para',
    show: 'Mostrar preços',
    origins: {
      page: 'em {currency}; país da língua desta página',
      chosen: 'em {currency}; escolha sua',
      network: 'em {currency}; segundo o seu endereço de rede',
      language: 'em {currency}; segundo a língua do seu navegador',
    },
    vatRate: 'Taxa de IVA neste país: {rate}.',
    contract: 'Contrato',
    next: 'Passo seguinte',
    pilot: 'Piloto',
    partner: 'Parceiro',
    pilotFor: 'Experimentar numa parte do armazém.',
    partnerFor: 'Trabalhar em todo o armazém.',
    duration: 'Duração',
    pilotDuration: 'Teste de {least} a {most} meses',
    partnerDuration: 'Contrato anual',
    hardware: 'Hardware',
    pilotHardware: 'Hardware gratuito',
    partnerHardware: 'Hardware alugado ou comprado',
    anchor: 'Âncora',
    tag: 'Tag',
    free: 'gratuito',
    rented: 'em aluguer: 1/{months} por mês',
    fee: 'Mensalidade de software por veículo (ativo)',
    installation: 'Taxa única de instalação por dia de técnico',
    services: 'Serviços adicionais por hora de técnico',
    planPilot: 'Planear um piloto',
    requestOffer: 'Pedir uma proposta',
    pilotComment: 'Gostaríamos de planear um piloto. Preços consultados: {country}.',
    partnerComment:
      'Agradecemos uma proposta para um contrato parceiro. Preços consultados: {country}.',
  },
  version: 'Lista de preços, versão {version}, publicada em {date}.',
  estimate: {
    heading: 'Estimativa para as suas instalações',
    lead: 'É calculada no seu navegador e nada é enviado. Um campo facultativo vazio conta com o valor predefinido que mostra.',
    average: 'A média indicada diz pouco sobre um só local;',
    method: 'o método mostra em que se baseia',
  },
  unknown: {
    heading: 'O que a estimativa não sabe',
    lead: 'É aritmética com os seus números e com pressupostos à vista. Estas coisas não vê.',
    items: [
      {
        title: 'As suas condições de rádio',
        text: 'As âncoras são contadas pela área e pelos corredores. Aço, líquidos, mezaninos e corredores estreitos podem exigir mais. Quantas, diz uma visita ao local.',
      },
      {
        title: 'O que acontece a uma hora libertada',
        text: 'Conta {share} das horas libertadas como dinheiro poupado: menos horas extraordinárias, menos trabalho temporário, turnos mais ajustados. Se os turnos ficarem como estão, essa poupança não chega.',
      },
      {
        title: 'Se o seu local se parece com os medidos',
        text: 'Os efeitos vêm de três casos de clientes. O seu tráfego, a formação e a disposição podem dar mais ou menos.',
      },
      {
        title: 'O trabalho nos seus outros sistemas',
        text: 'A ligação a um WMS ou ERP e o seu próprio tempo de projeto não estão incluídos. A nossa parte seriam serviços adicionais à hora.',
      },
      {
        title: 'Financiamento e impostos',
        text: 'Sem IVA, sem juros, sem amortização contabilística. O hardware conta como comprado; o aluguer reparte-o por {months} meses.',
      },
    ],
  },
} satisfies Translated<typeof en>
