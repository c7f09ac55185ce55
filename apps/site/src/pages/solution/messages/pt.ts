import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  title: 'Armazém inteligente: da tag ao WMS num desenho',
  description:
    'Tags, âncoras, gateway, plataforma, aplicações e interface REST num corte do armazém, quem fornece o quê e como se paga cada parte.',
  heading: 'O sistema inteiro num desenho',
  lead: 'Da esquerda para a direita: o que se move leva uma tag, as âncoras medem a chegada dos seus impulsos, um gateway transmite-os e a plataforma calcula. O resultado fica disponível para as pessoas e para o seu WMS.',
  limit: 'O alojamento da plataforma e a cifragem dos dados constam da proposta.',
  drawing: {
    label: 'As partes do sistema',
    caption:
      'Corte de um armazém: tags no empilhador, na palete e na pessoa, âncoras sob a cobertura, gateway no seu armário. Uma linha sai do armazém para a plataforma e, daí, para a vista em direto, a análise de dados e o WMS.',
    liveView: 'Vista em direto',
    analytics: 'Análise de dados',
    wms: 'O seu WMS',
    rest: 'REST',
  },
  parts: {
    title: 'Cinco partes e o que faz cada uma',
    tags: {
      name: 'Tags',
      text: 'A tag fica no empilhador, na palete, na ferramenta ou no cartão e emite impulsos, até {rate}. Sem tag não há posição. A frequência regula-se em cada tag.',
      link: 'Como se calcula uma posição',
    },
    anchors: {
      name: 'Âncoras',
      text: 'As âncoras fixam-se em pilares e paredes e medem a chegada de cada impulso. Têm um alcance até {range}, mas são precisas várias à vista ao mesmo tempo, por isso ficam mais próximas. O aço pelo meio reduz a precisão.',
      link: 'Limites da tecnologia',
    },
    gateway: {
      name: 'Gateway',
      text: 'O gateway recolhe os dados das âncoras e entrega-os à sua rede. A partir daí os dados saem do armazém. É alimentado com {dc} V CC, {ac} V CA ou PoE.',
      link: 'Cabos e alimentação',
    },
    platform: {
      name: 'Plataforma',
      text: 'A plataforma transforma tempos em posições, eventos e indicadores. A disponibilidade vai até {uptime} e as cópias de segurança são diárias. Informa e não comanda nenhum empilhador.',
      link: 'Dados e segurança informática',
    },
    applications: {
      name: 'Aplicações e REST',
      text: 'Onze módulos mostram o que aconteceu: a vista em direto {live} depois, a análise de dados {analytics} depois. O WMS lê posições e eventos pela interface REST. Os alertas de colisão assistem o operador.',
      link: 'Os onze módulos',
    },
  },
  matrix: {
    title: 'O que nos cabe a nós e o que cabe ao cliente',
    lead: 'De oito pontos depende a data do arranque. Cada um tem uma parte nossa e uma parte do cliente.',
    thing: 'O que é preciso',
    ours: 'Nós',
    yours: 'Cliente',
    rows: {
      power: [
        'Alimentação',
        'cada ponto indicado na visita técnica',
        'tomadas, PoE ou corrente contínua',
      ],
      network: [
        'Rede',
        'gateways e lista das portas que utilizam',
        'portas do switch, VLAN, linha para o exterior',
      ],
      plan: ['Planta do armazém', 'âncoras e zonas desenhadas', 'planta com estantes e alturas'],
      heights: [
        'Alturas de montagem',
        'uma proposta da visita técnica',
        'plataforma elevatória, acesso, corredores fechados',
      ],
      zones: ['Zonas', 'configuração na plataforma', 'limites e uma pessoa responsável'],
      accounts: [
        'Contas de utilizador',
        'funções e um primeiro administrador',
        'lista de utilizadores, admissões e saídas',
      ],
      agreement: [
        'Comissão de trabalhadores',
        'lista de pontos, ecrãs de exemplo',
        'diálogo antes da primeira tag',
      ],
      wms: ['WMS', 'referência da interface REST', 'um contacto que conheça os campos'],
    },
  },
  payment: {
    title: 'Como se paga',
    hardware: 'Hardware',
    hardwareText: 'gratuito no projeto-piloto, em aluguer ou compra com o plano Parceiro',
    software: 'Software',
    softwareText: 'mensalidade por veículo ou equipamento localizado',
    installation: 'Instalação',
    installationText: 'pagamento único, por dia de técnico',
    services: 'Serviços adicionais',
    servicesText: 'por hora de técnico',
    pricing: 'Preços para o seu país',
  },
} satisfies Translated<typeof en>
