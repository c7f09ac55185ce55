import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  title: 'Conectividade: âncoras, tags, gateways e alimentação',
  description:
    'A que altura ficam as âncoras, por onde passam os cabos, o que alimenta um gateway, que empilhadores exigem conversor e que dados ainda faltam.',
  heading: 'Por onde passam os cabos',
  lead: 'No armazém instalam-se três tipos de equipamento: âncoras, tags e gateways. Esta página mostra onde fica cada um, como é alimentado e a que resiste.',
  limit: 'Onde não há valor publicado, isso fica indicado. Convém perguntar antes da encomenda.',
  elevation: {
    title: 'O armazém em corte',
    lead: 'Todas as alturas do desenho são exemplos. As do seu armazém definem-se na visita técnica e ficam nas telas finais.',
    frame: 'Corte do armazém de exemplo, com deslocamento lateral',
    indoors: '{indoors} · interior',
    outdoors: '{outdoors} · exterior',
    caption:
      'Corte de um armazém com parque exterior: âncoras nos pilares e na parede exterior, calha de cabos, parede corta-fogo, armário com gateway, empilhador com tag e conversor, uma pessoa com cartão.',
    marks: [
      'Âncora com linha de vista para as tags',
      'Calha de cabos ao longo dos pilares',
      'Passagem na parede corta-fogo, selada pelo seu instalador',
      'Gateway num armário, acessível sem plataforma elevatória',
      'Tag no tejadilho de proteção',
      'Conversor entre a bateria e o equipamento',
      'Tomada elétrica e tomada de rede, a cargo do cliente',
      'Âncora no exterior, após verificação das regras de rádio',
    ],
    block: ['Armazém de exemplo, corte', 'Alturas em metros, a título de exemplo'],
  },
  network: {
    title: 'O mesmo armazém como rede',
    lead: 'Quatro ligações unem uma tag à plataforma. Até ao gateway o equipamento é nosso, a partir daí a rede é do cliente.',
    frame: 'Planta da rede, com deslocamento lateral',
    feeds: ['{dc} V CC', '{ac} V CA'],
    ours: 'da Trilane',
    yours: 'do cliente',
    platform: 'por contrato',
    power: 'Alimentação',
    protection: 'Proteção',
    uptime: 'Disponibilidade',
    backups: 'Cópias de segurança',
    open: 'sem indicação aqui, consta da proposta',
    stations: {
      tags: { name: 'Tags', link: 'Rádio UWB, {bands}' },
      anchors: { name: 'Âncoras', link: 'Cabo conforme a visita técnica' },
      gateway: { name: 'Gateway', link: 'Cabo de rede até ao seu switch' },
      network: {
        name: 'A sua rede',
        power: 'alimentação própria',
        protection: 'armários próprios',
        link: 'Portas e endereços acordados com a sua equipa de TI',
      },
      platform: { name: 'Plataforma', uptime: 'até {uptime}', backups: 'diárias' },
    },
    protections: '{outdoors} no exterior, {indoors} no interior',
    mains:
      'O intervalo publicado é {ac} V CA. Antes de ligar um gateway, compare a chapa de características com a tensão da sua rede elétrica.',
  },
  devices: {
    title: 'Três fichas técnicas, com o que falta',
    lead: 'Os valores vêm da especificação publicada. Os dois intervalos de temperatura e os dois índices de proteção são da gama: a variante fornecida consta da encomenda.',
    stated: 'Indicado',
    notStated: 'Não indicado nesta edição',
    documents: 'Todas as fichas técnicas',
    labels: {
      range: 'Alcance de rádio',
      rate: 'Frequência de atualização',
      spectrum: 'Espetro UWB',
      bands: 'Bandas de funcionamento',
      power: 'Alimentação',
      protection: 'Índice de proteção',
      temperature: 'Temperatura de funcionamento',
      marks: 'Marcações',
    },
    values: {
      range: 'até {range}; {longer} ou {longest} com antena opcional',
      rate: 'até {rate}, regulável em cada tag',
      power: '{dc} V CC, {ac} V CA ou PoE',
      temperature: '{first} e {second}, conforme a variante',
      span: 'de {from} a {to}',
      marks: 'Certificação UL, marcação CE[^ceAndUl]',
    },
    sheets: {
      anchor: {
        name: 'Âncora',
        text: 'Recebe os impulsos das tags. Fixa-se em pilares e paredes, com linha de vista.',
        missing: ['Alimentação', 'Dimensões e peso', 'Ganho da antena', 'Montagem e conectores'],
      },
      tag: {
        name: 'Tag',
        text: 'Emite os impulsos. Fica no empilhador, na palete, na ferramenta ou no cartão.',
        missing: ['Alimentação e autonomia da bateria', 'Dimensões e peso', 'Fixação', 'Sensores'],
      },
      gateway: {
        name: 'Gateway',
        text: 'Recolhe os dados das âncoras e entrega-os à sua rede.',
        missing: ['Classe PoE e consumo', 'Portas e conectores', 'Cifragem', 'Dimensões e peso'],
      },
    },
    marksNote:
      'Com a marcação CE, o fabricante declara que as regras da UE são cumpridas. UL é a marca de um organismo independente.',
  },
  voltages: {
    title: 'Que empilhadores exigem conversor',
    lead: 'Uma entrada de {dc} V CC aceita diretamente algumas baterias de empilhador. Uma bateria de {limit} V ultrapassa {limit} V durante a carga: a partir daí é preciso um conversor.',
    caption: 'Tensão nominal do empilhador e entrada de {dc} V CC',
    voltage: 'Bateria do empilhador[^truckVoltages]',
    scale: 'Em relação à entrada',
    fit: 'Ligação elétrica',
    direct: 'direta',
    converter: 'conversor CC/CC',
    note: 'Cada montagem é acordada com o fabricante do empilhador ou com a sua assistência. A alimentação da tag consta da proposta.',
  },
  questions: {
    title: 'O que perguntam a manutenção e a TI',
    items: {
      sockets: {
        question: 'Quantas tomadas, e onde?',
        answer:
          'Uma alimentação por armário com gateway. A planta da visita técnica indica cada armário. A calculadora estima quantas âncoras e gateways a sua área exige.',
      },
      cleaning: {
        question: 'A que limpeza resistem os equipamentos?',
        answer:
          '{indoors} resiste a salpicos de água e {outdoors} à imersão a 1 m durante 30 min.[^iec60529] Ficam de fora a limpeza a alta pressão, a condensação, os impactos e as atmosferas explosivas.[^ipLimits]',
      },
      building: {
        question: 'Paredes corta-fogo, sprinklers, câmara frigorífica?',
        answer:
          'As passagens em paredes corta-fogo são seladas pelo seu instalador. As distâncias aos sprinklers são definidas pelo seu responsável de segurança contra incêndio. Na câmara frigorífica, a variante e a condensação verificam-se na visita técnica.',
      },
      coexistence: {
        question: 'Há interferências com o Wi-Fi ou o 5G privado?',
        answer:
          'Na faixa de {bands} estão também o 5G privado, o Wi-Fi de 5 GHz e parte do Wi-Fi de 6 GHz.[^wifi6ghz] A UWB emite com potência muito baixa, não pode causar interferências e não tem direito a proteção.[^eu2019785] Prevemos comparar os canais com os da sua rede na visita técnica.',
      },
      network: {
        question: 'VLAN, portas, potência PoE, firmware?',
        answer:
          'Ainda não há lista publicada. É entregue a pedido, antes da visita técnica. O que se sabe sobre dados e serviço está na página da plataforma.',
      },
      outdoors: {
        question: 'Pode haver âncoras no parque exterior?',
        answer:
          'Primeiro verificam-se as regras de rádio do país. As âncoras fixas no exterior exigem uma verificação e, nalguns países, um registo ou uma autorização.[^en302065] Prevemos incluí-la na visita técnica. O índice {outdoors} não basta por si só.',
      },
      rent: {
        question: 'Alugar ou comprar?',
        answer:
          'No projeto-piloto o hardware é gratuito. Com o plano Parceiro é alugado ou comprado.',
      },
    },
    pricing: 'Preços e calculadora',
    platform: 'Plataforma IoT',
  },
} satisfies Translated<typeof en>
