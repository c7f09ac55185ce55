import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  title: 'Preços e calculadora de ROI: localização de empilhadores',
  description:
    'Contratos piloto e parceiro com preços para 21 países e regiões, e uma calculadora que mostra quando compensa no seu armazém, com todas as fórmulas.',
  heading: 'Quanto custa, quando compensa',
  claim: 'O investimento recupera-se, em média, em menos de {months} meses',
  lead: 'O que conta é o seu armazém: introduza os dados mais abaixo. Bastam sete campos; os restantes têm valores predefinidos que pode alterar.',
  prices: {
    caption: 'Contrato piloto e contrato parceiro comparados',
    country: 'Preços para',
    show: 'Mostrar preços',
    origins: {
      page: 'em {currency}; país do idioma desta página',
      chosen: 'em {currency}; segundo a sua escolha',
      network: 'em {currency}; segundo o seu endereço de rede',
      language: 'em {currency}; segundo o idioma do seu navegador',
    },
    vatRate: 'Taxa de IVA neste país: {rate}.',
    contract: 'Contrato',
    next: 'Passo seguinte',
    pilot: 'Piloto',
    partner: 'Parceiro',
    pilotFor: 'Experimentar numa parte do armazém.',
    partnerFor: 'Utilizar em todo o armazém.',
    duration: 'Duração',
    pilotDuration: 'Teste de {least} a {most} meses',
    partnerDuration: 'Contrato anual',
    hardware: 'Hardware',
    pilotHardware: 'Hardware gratuito',
    partnerHardware: 'Hardware alugado ou comprado',
    anchor: 'Âncora',
    tag: 'Tag',
    gateway: 'Gateway',
    free: 'gratuito',
    rented: 'ou {amount} por mês, em aluguer durante {months} meses',
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
    heading: 'Estimativa para o seu armazém',
    lead: 'É calculada no seu navegador e nada é enviado. Num campo opcional vazio aplica-se o valor predefinido que nele aparece.',
    average: 'A média indicada diz pouco sobre um armazém em concreto;',
    method: 'o método mostra em que se baseia',
  },
  unknown: {
    heading: 'O que a estimativa não sabe',
    lead: 'É aritmética com os seus números e com pressupostos declarados. O que se segue não consegue ver.',
    items: [
      {
        title: 'As suas condições de rádio',
        text: 'As âncoras são contadas pela área e pelos corredores. Aço, líquidos, mezaninos e corredores estreitos podem exigir mais. Só uma visita ao local mostra quantas são necessárias.',
      },
      {
        title: 'O que acontece a uma hora libertada',
        text: 'A estimativa considera {share} das horas libertadas como dinheiro poupado: menos horas extraordinárias, menos trabalho temporário, turnos mais ajustados. Se os seus turnos ficarem como estão, essa poupança não chega.',
      },
      {
        title: 'Se o seu armazém se parece com os medidos',
        text: 'Os efeitos vêm de três casos de estudo de clientes. O tráfego, a formação e a disposição do seu armazém podem dar mais ou menos.',
      },
      {
        title: 'O trabalho nos seus outros sistemas',
        text: 'A ligação a um WMS ou ERP e o tempo que a sua equipa dedica ao projeto não estão incluídos. A nossa parte seria faturada como serviços adicionais à hora.',
      },
      {
        title: 'Financiamento e impostos',
        text: 'Sem IVA, sem juros, sem amortização contabilística. O hardware é contado como comprado; o aluguer reparte o preço por {months} meses.',
      },
    ],
  },
} satisfies Translated<typeof en>
