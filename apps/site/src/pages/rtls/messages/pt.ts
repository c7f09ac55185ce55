import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  title: 'RTLS: como se calcula uma posição',
  description:
    'Localização por banda ultralarga, precisão 3D até {accuracy}: como se calcula uma posição, onde falha, o que as regras de rádio permitem e como se verifica.',
  opening: {
    title: 'Um ponto e a sua margem de erro',
    lead: 'O rádio de banda ultralarga (UWB) localiza uma tag em três dimensões, com uma precisão de até {accuracy} e até {rate} vezes por segundo. O alcance de rádio vai até {range}. Esta página explica como se calcula uma posição, onde o cálculo falha e como se verifica o resultado.',
  },
  position: {
    title: 'Como se obtém uma posição',
    caption:
      'Parte de um armazém de exemplo visto de cima, {width} × {height}, simulada. Cada círculo fino é uma distância, medida no chão, entre uma âncora a {anchors} de altura e uma tag a {tag}. O círculo em volta da tag é o erro de posição esperado, ampliado {times} vezes.',
    sight: 'à vista: o percurso direto está livre',
    shadowed: 'obstruída: um pilar ou uma estante meio vazia atrasa o sinal',
    blocked: 'bloqueada: o sinal chega atrasado, por reflexão, e é rejeitado',
    tag: 'Tag',
    wall: 'Parede de aço',
    handles: 'Tag e parede de aço, móveis',
    help: 'Arraste a tag ou a parede de aço. Com o teclado: selecione uma das duas e use as setas, com Shift para passos pequenos. Um clique ou Enter roda a parede.',
    error: 'Erro de posição esperado',
    noError: 'sem posição',
    sigma: 'um desvio-padrão, tag em repouso',
    class: 'Classe',
    classes: { fine: 'muito boa', good: 'boa', weak: 'fraca', none: 'sem posição' },
    limits:
      'Calculado para um armazém vazio, com diferenças de tempos como exemplo. Um camião estacionado ou uma estante nova altera o resultado.',
  },
  steps: {
    title: 'Como se calcula uma posição',
    lead: 'Quatro passos, até {rate} vezes por segundo para cada tag.',
    pulse: {
      title: 'O impulso e a hora de chegada',
      text: 'A tag emite um impulso de rádio curto. As âncoras registam o instante em que o impulso chega.[^gridrtls]',
      tag: 'Tag',
      anchor: 'Âncora',
      time: 'tempo de voo',
    },
    length: {
      title: 'Do tempo à distância',
      text: 'A luz percorre {nanosecond} num nanossegundo. Dos tempos obtêm-se distâncias ou diferenças entre distâncias.',
    },
    fit: {
      title: 'O ponto que melhor se ajusta',
      text: 'Calcula-se o ponto que melhor se ajusta a todos os valores. O resultado é exato onde as âncoras rodeiam a tag e fraco onde estão todas do mesmo lado.',
      rest: 'erro residual',
    },
    filter: {
      title: 'O filtro e o círculo de erro',
      text: 'O percurso é suavizado segundo o que um empilhador pode fisicamente fazer. Cada posição leva o círculo do seu erro.',
      second: '{rate} posições, 1 s',
    },
    methods: {
      title: 'Dois métodos, um deles na proposta',
      text: 'Na medição bidirecional (TWR), as mensagens vão e voltam entre a tag e cada âncora, e cada mensagem ocupa tempo de rádio. Na diferença dos tempos de chegada (TDoA), a tag emite uma vez e todas as âncoras têm a mesma base de tempo.[^inpixon] A proposta indica o método do seu sistema e quantas âncoras uma posição exige.',
    },
    ceiling: {
      title: 'Porque é que a frequência tem um limite',
      text: 'Um exemplo para TWR: {message} por distância e quatro distâncias por posição dão {cell} posições por segundo numa célula de rádio, o suficiente para cerca de {tags} tags a {rate}.[^rtlsglossary] Por isso, a frequência é definida para cada tag. A {rate}, um empilhador a {speed} avança {step} entre duas posições.',
    },
  },
  accuracy: {
    title: 'O que significa «até {accuracy}»',
    best: 'É o melhor caso: linha de vista para um número suficiente de âncoras bem colocadas, em locais medidos. Os instaladores consideram aceitáveis cerca de {survey} no local de uma âncora; quanto menos, melhor.[^decawave] Um erro nesse local passa para todas as posições.',
    moving:
      'O movimento e o aço aumentam o erro. Num laboratório industrial mediram-se, num sistema UWB, {rest} em repouso, {driving} em movimento com linha de vista e {mixed} em movimento com linha de vista variável (média e desvio-padrão, duas dimensões).[^sensors2022]',
    note: 'Simulação: {count} posições de uma tag em repouso, {inside} das quais dentro do anel; desvio-padrão de {sigma} em cada eixo.',
  },
  ranges: {
    title: 'Os alcances, à escala do armazém',
    lead: 'O alcance de rádio é um valor com linha de vista. Uma posição exige várias âncoras à vista ao mesmo tempo e, por isso, as âncoras ficam mais próximas: um fabricante limita a célula a {diagonal} de diagonal,[^sewio] outro pede {from}–{to} entre vizinhas.[^pozyx]',
    standard: 'Antena padrão',
    optional: 'Antena opcional',
    hall: 'Armazém de exemplo, {width} × {depth}',
    estimate: 'Âncoras para a sua área: ir para a estimativa',
  },
  limits: {
    title: 'Onde não funciona e o que ajuda',
    lead: 'Os valores são medições publicadas de outros sistemas. Prevemos assinalar estes locais na planta do seu armazém antes da encomenda.',
    situation: 'Situação',
    happens: 'O que acontece',
    size: 'Grandeza',
    helps: 'O que ajuda',
    noSize: 'sem valor',
    steel: {
      name: 'Aço entre a âncora e a tag',
      happens:
        'Só chegam reflexões, com atraso. A distância medida é sempre demasiado longa e a média não a corrige.',
      size: '{free} com linha de vista, mais de {blocked} com o percurso bloqueado[^sensors2022]',
      helps: 'Uma âncora do outro lado',
    },
    aisle: {
      name: 'Corredor entre estantes, âncoras em linha',
      happens: 'Bom resultado ao longo do corredor, fraco na transversal.',
      size: '{noise} de erro de distância passam a {error}[^gridrtls]',
      helps: 'Uma segunda linha de âncoras; as estantes limitam a posição na transversal',
    },
    edge: {
      name: 'Limite do armazém, cais',
      happens: 'Todas as âncoras ficam do mesmo lado da tag; o círculo torna-se longo e largo.',
      size: 'como no corredor',
      helps: 'Âncoras na parede exterior, entre os cais',
    },
    height: {
      name: 'Altura dos garfos na estante',
      happens: 'Se todas as âncoras estão à mesma altura, a altura é o eixo mais fraco.',
      helps: 'Âncoras a duas alturas; o nível pela ordem ou por uma leitura',
    },
    load: {
      name: 'Metal ou líquido em volta da tag',
      happens: 'O metal reflete o impulso e o líquido absorve-o.',
      helps: 'A tag no tejadilho de proteção, acima da carga',
    },
    body: {
      name: 'Tag usada no corpo',
      happens: 'O corpo bloqueia todas as direções que ficam atrás dele.',
      size: 'testa: menos de {forehead}; peito: {chest} (percentil 90)[^electronics2019]',
      helps: 'A tag no capacete ou no ombro',
    },
    doors: {
      name: 'Portões de aço, camiões estacionados',
      happens: 'O que de manhã estava à vista fica bloqueado à tarde.',
      helps: 'Mais âncoras à vista do que as necessárias; novo ensaio após cada alteração',
    },
    container: {
      name: 'Dentro de um contentor fechado',
      happens: 'Sem posição. Ficam o último local e a respetiva hora.',
      helps: 'Uma leitura no portão',
    },
  },
  proof: {
    title: 'O que uma posição não prova',
    load: {
      title: 'O que está nos garfos',
      text: 'A palete assume a posição do empilhador no momento do depósito. Uma leitura ou RFID indica de que palete se trata.[^applsci2021]',
    },
    driver: {
      title: 'Quem conduzia e o que se passa na sala de descanso',
      text: 'Sem âncoras ao alcance não há posição: as salas de descanso podem ficar de fora na disposição das âncoras. Quando alguém pode saber quem conduzia, as posições são dados pessoais. Finalidade, acesso e prazo de conservação são acordados antes da primeira tag.',
    },
    forged: {
      title: 'Que não foi falsificada',
      text: 'Em 2020, a norma IEEE 802.15.4z reforçou a integridade da medição de distância.[^ieee802154z] Pergunte a cada fornecedor, também a nós, se os dispositivos a utilizam. A resposta deve constar da proposta.',
    },
  },
  specification: {
    title: 'Especificações',
    lead: 'Valores da linha de produtos. A encomenda indica qual dos dois intervalos de temperatura se aplica a cada dispositivo.',
    spectrumShort: 'Espetro UWB {value}',
    bandsShort: 'Bandas de funcionamento {value}',
    name: 'Característica',
    value: 'Valor',
    condition: 'Condição',
    groups: {
      positioning: 'Localização',
      radio: 'Rádio',
      platform: 'Plataforma',
      environment: 'Ambiente e alimentação',
    },
    upTo: 'até {value}',
    upToShare: 'até {value}',
    fromTo: '{from} a {to}',
    and: '{first} e {second}',
    or: '{first} ou {second}',
    accuracy: [
      'Precisão 3D',
      'melhor caso: linha de vista para âncoras suficientes, com coordenadas medidas',
    ],
    rate: ['Frequência de atualização', 'limite superior de uma tag, definida para cada tag'],
    range: ['Alcance de rádio', 'antena padrão, linha de vista'],
    rangeAntenna: ['Alcance de rádio com antena opcional', 'conforme a antena, linha de vista'],
    spectrum: ['Espetro UWB', ''],
    bands: ['Bandas de funcionamento', 'as que podem ser usadas dependem do país'],
    liveView: ['Latência da vista em direto', 'idade da imagem no ecrã'],
    analytics: ['Latência da análise de dados', 'relatórios e indicadores'],
    uptime: ['Disponibilidade', ''],
    backups: ['Cópias de segurança', ''],
    temperature: ['Temperatura de funcionamento', 'conforme o dispositivo'],
    protection: [
      'Índice de proteção',
      'IP67: 30 min sob 1 m de água; IP54: salpicos de água[^iec60529]',
    ],
    gateway: ['Alimentação do gateway', 'apenas o gateway'],
    certification: ['Certificações', 'CE: declaração do fabricante'],
    daily: 'diárias',
    protectionValue: '{outdoors} no exterior, {indoors} no interior',
    gatewayValue: '{dc} V CC, {ac} V CA ou PoE',
    certificationValue: 'Certificação UL, marcação CE',
  },
  acceptance: {
    title: 'Como se verifica',
    lead: 'Prevemos o ensaio de receção no local, com critérios acordados antes da instalação.',
    choose:
      'Escolher os pontos: corredor, topo de estante, cais, limite do armazém e um atrás de aço. O local de cada ponto é medido.',
    agree:
      'Acordar um valor por ponto: o CE95, o raio dentro do qual ficam 95% das posições. A ISO/IEC 18305 inclui-o entre as suas métricas, com a latência, a cobertura e a disponibilidade.[^iso18305]',
    measure: 'Medir em repouso e em movimento, com as estantes cheias e os portões em uso.',
    sign: 'As duas partes assinam o auto. Um ponto acima do seu valor é corrigido ou assinalado na planta do armazém.',
    form: 'Auto de receção, formulário',
    point: 'Ponto',
    place: 'Local',
    agreed: 'CE95 acordado',
    measured: 'CE95 medido',
    places: [
      'Corredor, ao centro',
      'Topo de estante num cruzamento',
      'Cais',
      'Limite do armazém',
      'Atrás de aço',
    ],
    signature: 'Data e assinatura, {party}',
    customer: 'cliente',
  },
  radio: {
    title: 'Regras de rádio por região',
    lead: 'Primeiro o exterior: antes de montar âncoras ao ar livre, verificam-se as regras nacionais. Alguns países exigem um registo ou uma autorização. Prevemos esta verificação na visita técnica.',
    region: 'Região',
    outdoors: 'Exterior',
    indoors: 'Interior',
    eu: {
      name: 'União Europeia',
      outdoors:
        'Uso geral de UWB apenas sem instalação fixa no exterior nem antena exterior fixa.[^eu2019785] Sistemas de localização em 3,1–4,8 GHz: locais fixos com registo ou autorização, não em todos os países. A cerca de 6–9 GHz, as âncoras fixas no exterior só podem receber.[^en302065]',
      indoors:
        'Sem licença individual e sem proteção contra interferências. Limites médios: −41,3 dBm/MHz em 3,1–4,8 GHz com ciclo de funcionamento reduzido (LDC) ou deteção e evitação de interferências (DAA), −70 dBm/MHz em 4,8–6 GHz, −41,3 dBm/MHz em 6–8,5 GHz.[^eu2019785] A alteração de 2024 tem de ser verificada.',
    },
    uk: {
      name: 'Reino Unido',
      outdoors: 'As condições em vigor da Ofcom são verificadas para cada local.',
      indoors: 'Isento de licença dentro das condições da Ofcom.[^ofcom]',
    },
    us: {
      name: 'Estados Unidos',
      outdoors:
        'Os sistemas de interior não podem ter antenas montadas no exterior.[^fcc517] Os equipamentos portáteis têm de dispensar infraestrutura fixa.[^fcc519]',
      indoors: 'FCC Part 15, subparte F: limite médio de −41,3 dBm/MHz.[^fcc517]',
    },
    note: 'As regras mudam e este resumo não é aconselhamento jurídico. A proposta indica as bandas para o seu país.',
  },
} satisfies Translated<typeof en>
