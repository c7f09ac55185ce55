import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  title: 'Preços e calculadora de ROI: localização de empilhadores',
  description:
    'Contrato-piloto e plano Parceiro com preços para 21 países e regiões, e uma calculadora que mostra quando se recupera o investimento, com as fórmulas.',
  heading: 'Quanto custa e em quanto tempo se paga',
  claim: 'O investimento recupera-se, em média, em menos de {months} meses',
  lead: 'O que conta é o seu armazém: introduza os dados mais abaixo. Bastam seis campos; os restantes têm valores predefinidos que pode alterar.',
  prices: {
    caption: 'Comparação entre o contrato-piloto e o plano Parceiro',
    country: 'Preços para',
    show: 'Mostrar preços',
    origins: {
      page: 'em {currency}, de acordo com o idioma da página',
      chosen: 'em {currency}, país escolhido por si',
      network: 'em {currency}, de acordo com o seu endereço IP',
      language: 'em {currency}, de acordo com o idioma do seu navegador',
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
    free: 'grátis',
    rented: 'ou {amount} por mês, em aluguer durante {months} meses',
    fee: 'Mensalidade de software por veículo ou equipamento localizado',
    installation: 'Instalação (pagamento único), por dia de técnico',
    services: 'Serviços adicionais por hora de técnico',
    planPilot: 'Planear um projeto-piloto',
    requestOffer: 'Pedir uma proposta',
    pilotComment: 'Gostaríamos de planear um projeto-piloto. Preços consultados: {country}.',
    partnerComment:
      'Agradecemos uma proposta para o plano Parceiro (contrato anual). Preços consultados: {country}.',
  },
  version: 'Lista de preços, versão {version}, publicada em {date}.',
  estimate: {
    heading: 'Estimativa para o seu armazém',
    lead: 'A estimativa é calculada no seu navegador e nada é enviado. Num campo opcional vazio aplica-se o valor predefinido que nele aparece.',
    average: 'A média indicada diz pouco sobre um armazém em concreto;',
    method: 'veja como se calculou',
  },
  unknown: {
    heading: 'O que a estimativa não inclui',
    lead: 'A estimativa resulta dos seus dados e de pressupostos declarados. Não tem em conta o seguinte:',
    items: [
      {
        title: 'As condições de rádio no seu armazém',
        text: 'O número de âncoras resulta da área e dos corredores. Com aço, líquidos, mezaninos e corredores estreitos podem ser necessárias mais âncoras. O número exato resulta de uma visita técnica.',
      },
      {
        title: 'O que acontece a uma hora libertada',
        text: 'A estimativa considera {share} das horas libertadas como dinheiro poupado: menos horas extraordinárias, menos trabalho temporário, turnos mais ajustados. Se os seus turnos ficarem como estão, essa poupança não se concretiza.',
      },
      {
        title: 'Até que ponto o seu armazém se parece com os dos casos',
        text: 'Os efeitos vêm de três casos de sucesso. O tráfego, a formação e a disposição do seu armazém podem dar resultados melhores ou piores.',
      },
      {
        title: 'O trabalho nos seus outros sistemas',
        text: 'A integração com um WMS ou ERP e o tempo que a sua equipa dedica ao projeto não estão incluídos. A nossa parte seria faturada como serviços adicionais à hora.',
      },
      {
        title: 'Financiamento e impostos',
        text: 'O cálculo não inclui IVA, juros nem amortização contabilística. O cálculo pressupõe a compra do hardware; em aluguer, o preço reparte-se por {months} meses.',
      },
    ],
  },
} satisfies Translated<typeof en>
