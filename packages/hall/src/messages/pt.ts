import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  title: 'Simulador: um armazém e as suas âncoras',
  description:
    'Um armazém de exemplo com {area}: onde a posição de um empilhador se mede bem, quantas âncoras são precisas e um turno simulado sem e com localização.',
  opening: {
    title: 'Onde uma posição se mede bem',
    lead: 'Este é um armazém de exemplo: {area}, {aisles} corredores de {length} e {anchors} âncoras colocadas automaticamente. O piso mostra com que qualidade se mede a posição de um empilhador. Mais abaixo, o mesmo armazém trata duas vezes as mesmas encomendas, sem e com localização.',
    limit:
      'Todos os dados são simulados, para um armazém sem atividade e com estantes cheias. Um camião estacionado ou uma estante nova altera o mapa.',
  },
  start: {
    draw: 'Desenhar o meu armazém',
    run: 'Simular o turno duas vezes',
    failed: 'Não foi possível carregar esta parte. Verifique a ligação e prima de novo.',
  },
  map: {
    scale: '{length} m',
    alternative:
      'Planta do armazém de exemplo com {anchors} âncoras, os cais numa extremidade e {aisles} corredores na outra. Percentagem da área transitável: {fine} muito boa, {good} boa, {weak} fraca, {none} sem posição.',
    legend: 'Erro de posição esperado de um empilhador parado, um desvio-padrão',
    classes: {
      fine: 'muito boa: até {limit}',
      good: 'boa: até {limit}',
      weak: 'fraca: até {limit}, ou âncoras insuficientes à vista',
      none: 'sem posição',
    },
    anchor: 'âncora',
    share: '{share} da área',
  },
  counts: {
    title: '{estimated} âncoras na estimativa, {placed} na planta do armazém',
    lead: 'A estimativa conta as âncoras pela área e pelos corredores. A planta do armazém coloca cada uma e verifica o que tem à vista. A estimativa mantém o seu valor; a planta do armazém mostra o que mais seria preciso aqui.',
    estimated: 'âncoras segundo a estimativa',
    placed: 'âncoras segundo a planta do armazém',
    onTarget: '{share} da área transitável muito boa ou boa',
    target: 'O objetivo é {target}.',
    why: 'Porque diferem os dois valores',
    reasons: [
      'Junto a uma parede faltam as âncoras do outro lado. A estimativa conta as células de rádio como se cada uma tivesse vizinhas a toda a volta.',
      'A estimativa prevê uma linha de âncoras sobre uma em cada duas filas de estantes. Em alguns corredores fica assim uma só âncora à vista, e uma posição no corredor exige duas.',
      'As âncoras ficam a {height}, sobre estantes de {racks}. Daí, uma tag a meio do corredor tem apenas à justa as linhas dos dois lados à vista. Um teto mais alto ajuda mais do que qualquer outra medida.',
    ],
  },
  building: {
    title: 'Quanto depende do edifício',
    lead: 'O mesmo armazém com uma só alteração de cada vez. A proposta indica se o sistema usa diferenças de tempos ou medição bidirecional.',
    change: 'O que muda',
    anchors: 'Âncoras colocadas',
    share: 'Área no objetivo com as {count} da estimativa',
    rows: {
      generated:
        'Nada: teto a {ceiling}, estantes de {racks}, diferença dos tempos de chegada (TDoA)',
      ranging: 'Medição bidirecional (TWR) em vez da diferença de tempos',
      ceiling: 'Teto a {newCeiling}, âncoras a {newHeight}',
      racks: 'Estantes de {newRacks}',
      antenna: 'Antena opcional com {newRange} de alcance',
    },
  },
  materials: {
    title: 'Lista de materiais',
    lead: 'Para {trucks} empilhadores. Os preços estão na estimativa; o cabo faz aí parte da instalação.',
    item: 'Artigo',
    rows: {
      anchors: 'Âncoras',
      tags: 'Tags, das quais {spare} de reserva',
      gateways: 'Gateways',
      switches: 'Switches PoE',
      ports: 'Portas PoE',
      cable: 'Cabo de rede',
      longest: 'Troço mais longo',
      tooLong: 'Troços com mais de {limit}',
    },
    note: 'Um troço de cobre termina aos 100 m. Quando um troço passa de {limit}, o switch é deslocado ou acrescenta-se outro.',
    estimate: 'Estimativa',
    plan: 'Planta do armazém',
  },
  shift: {
    title: 'As mesmas encomendas, duas vezes',
    lead: '{trucks} empilhadores, {orders} encomendas por hora, uma hora, com as âncoras da planta do armazém. Cada valor é a média de {seeds} simulações com encomendas aleatórias diferentes.',
    kpi: 'Indicador e forma de cálculo',
    without: 'Sem localização',
    with: 'Com localização',
    change: 'Variação',
    rows: {
      done: ['Encomendas concluídas por hora', 'Encomendas pousadas, divididas pelas horas'],
      responseMedian: [
        'Tempo de resposta, mediana',
        'Da chegada de uma encomenda até a palete ser levantada',
      ],
      responseP95: [
        'Tempo de resposta, percentil 95',
        'Em dezanove de vinte encomendas a palete é levantada mais cedo',
      ],
      cycle: ['Tempo de ciclo', 'Da atribuição de uma encomenda até a palete ser pousada, média'],
      retrieval: ['Tempo de recolha', 'O tempo de ciclo só das recolhas'],
      kmEmpty: ['Distância sem carga', 'Distância percorrida sem palete, todos os empilhadores'],
      kmLoaded: ['Distância com carga', 'Distância percorrida com palete, todos os empilhadores'],
      utilisation: ['Taxa de utilização', '% do tempo dos empilhadores com uma encomenda'],
      idle: ['Sem tarefa', '% do tempo dos empilhadores parados e sem encomenda'],
      blocked: [
        'Em espera',
        '% do tempo dos empilhadores parados com encomenda, sem movimentar uma palete',
      ],
      search: [
        'Tempo de procura',
        'Minutos gastos com paletes que não estão na localização registada, todos os empilhadores',
      ],
      nearMisses: [
        'Quase-acidentes',
        'A presença de um empilhador ou de um peão é notada a menos de {conflict}, a {speed} ou mais',
      ],
      speeding: [
        'Excesso de velocidade',
        'Minutos acima de 1,1 vezes o limite, todos os empilhadores',
      ],
      fifo: [
        'Fora de ordem (FIFO)',
        'Recolhas que entregam uma palete mais recente do que a pedida',
      ],
      energy: ['Energia', 'Marcha, elevação e paragem, todos os empilhadores'],
    },
    safety:
      'A segurança custa tempo. Por si só, a atribuição pela posição altera o tempo de resposta em {dispatch}. Os limites de velocidade cumpridos alongam-no em {limit}; por isso, as quatro diferenças em conjunto encurtam-no em menor grau.',
    limiter:
      'Os limites de velocidade só atuam com o limitador do próprio empilhador ligado, que não faz parte do produto.',
  },
  results: {
    title: 'Ao lado dos resultados dos nossos clientes',
    lead: 'Os resultados foram medidos por clientes; o modelo não é prova deles. Onde o modelo é mais favorável, vale o valor dos clientes.',
    result: 'Resultado',
    customers: 'Clientes',
    model: 'Modelo',
    reason: 'Motivo da diferença',
    noShare: 'sem efeito',
    reasons: {
      speeding:
        'O modelo limita todos os empilhadores com posição conhecida. Um aviso na cabina só é cumprido em parte.',
      impacts:
        'O modelo conta quase-acidentes, diferentes de embates, e supõe que {heeded} dos alertas são respeitados.',
      idling:
        'O mesmo trabalho acaba mais cedo e {trucks} empilhadores ficam mais tempo parados. Com {fewer} empilhadores, a variação é de {fewerIdle}. Os motores ao ralenti não contam.',
      nightShiftForklifts:
        'Com {nightOrders} encomendas por hora bastam {nightTrucks} empilhadores também sem localização. A medição torna-o visível, mas não é a causa.',
      orderResponse: 'A atribuição encurta a resposta e os limites de velocidade anulam uma parte.',
      retrieval: 'Modelo e clientes coincidem.',
      search:
        'No modelo só se procuram paletes mal registadas: {search} por hora em toda a frota. A estimativa inclui também mercadoria sem etiqueta no chão; os dois valores não devem ser misturados.',
      forklifts:
        'No modelo as encomendas chegam de forma uniforme, sem picos; as frotas são dimensionadas para as horas de maior trabalho. Com {orders} encomendas por hora bastam {fleet} empilhadores em vez de {trucks}; com {busyOrders} são precisos {busyFleet}. A poupança vem apenas da atribuição.',
      throughput:
        'Só quando há sempre trabalho em espera. Com {orders} encomendas por hora decide a procura dos clientes e quase nada muda.',
    },
  },
  method: {
    title: 'Como calculamos',
    lead: 'Tudo o que determina um valor desta página, versão {version} das constantes.',
    constants: 'Constantes do modelo',
    name: 'Constante',
    value: 'Valor',
    origin: 'Origem',
    origins: {
      S: 'dado nosso',
      F: 'fonte pública',
      D: 'calculado',
      P: 'estimativa nossa',
    },
    rows: {
      range: 'Alcance nominal de uma âncora',
      usableOpen: 'Alcance útil (% do nominal), área sem estantes',
      usableAisle: 'Alcance útil (% do nominal), num corredor',
      neededOpen: 'Âncoras à vista para uma posição, área sem estantes',
      neededAisle: 'Âncoras à vista para uma posição, num corredor',
      arrival: 'Erro do tempo de chegada, um desvio-padrão',
      clock: 'Erro dos relógios, um desvio-padrão',
      shadow: 'Erro adicional de um percurso obstruído, um desvio-padrão',
      target: 'Área que deve ser muito boa ou boa',
      tag: 'Altura da tag no empilhador',
      drop: 'Altura do teto e das âncoras',
      pitch: 'De corredor a corredor',
      speed: 'Velocidade máxima sem carga, com carga',
      handling: 'Recolha e pouso no chão',
      wrong: 'Registos manuais errados',
      heeded: 'Alertas respeitados',
      habit: 'Os operadores cumprem um limite multiplicado por 1 até',
      inattentive: 'Peões que atravessam sem olhar',
      conflict: 'Quase-acidente: tempo até à colisão inferior a',
    },
    methodTitle: 'Método de cálculo',
    method: [
      'Linha de vista. De cada âncora parte uma linha reta até à tag. Um pilar ou uma estante com menos de metade da carga obstrui-a, uma estante cheia ou uma parede bloqueia-a.',
      'Erro. As âncoras à vista e a sua geometria dão o erro de posição esperado; num corredor conta a posição ao longo do corredor.',
      'Colocação. As âncoras são acrescentadas onde ajudam mais área e depois retira-se cada âncora de que o objetivo não precisa.',
      'Duas simulações. Encomendas, operadores e peões são os mesmos. Só difere o que se conhece: quem está perto, onde uma palete foi de facto pousada, onde vigora um limite, quem circula atrás da estante.',
      'Circulação. Em ambas, os empilhadores nunca se sobrepõem nem atravessam estantes. Prioridade de passagem, distância de travagem e espera são calculadas cinco vezes por segundo.',
    ],
    disclosureTitle: 'O que foi escolhido depois de ver resultados',
    disclosure: [
      'Nenhuma constante foi fixada a pensar num resultado de clientes.',
      'Encomendas: 175 por hora ocupavam 44% do tempo da frota, 300 ocupam 70%.',
      'Quase-acidentes: a velocidade mínima passou de 0,5 para 1 e depois para 1,5 m/s, porque uma travagem brusca a passo não o é. O valor pouco desceu.',
      'Vista dos empilhadores: a traseira conta como visível, tal como a frente. Os quase-acidentes sem localização desceram 30%.',
      'Espera: ao fim de 12 s um empilhador toma outro caminho, porque as viragens à esquerda frente a frente se bloqueavam com 300 encomendas por hora.',
      'Os pressupostos de comportamento (alertas respeitados, hábitos, atenção, tempos de movimentação) pesam mais do que o armazém nos quase-acidentes e nos excessos de velocidade. Convém substituí-los primeiro por medições próprias.',
    ],
    unknownTitle: 'O que o modelo não inclui',
    unknown: [
      'Rádio: reflexões, metal em movimento, interferências de outros equipamentos',
      'Dispositivos: tags danificadas, âncoras montadas fora do ponto previsto',
      'Edifício em uso: camiões estacionados, portões, mercadoria no chão',
      'Operadores: formação, experiência, pausas',
      'Trabalho: preparação à unidade, reabastecimento, devoluções, cross-docking, carga de camiões',
      'Baterias: troca e carregamento',
      'Encomendas: o seu sortido e os seus picos de trabalho',
      'Acidentes: no modelo nunca há colisões. O valor dos quase-acidentes resulta da sua definição, só a comparação tem significado.',
      'Atraso: supõe-se que alertas e limites atuam no empilhador em menos de um segundo. A vista em direto, com {liveView} de latência, não cumpre essa função.',
      'Exatidão: o erro é um desvio-padrão de uma tag parada. «Até {accuracy}» verifica-se onde o mapa indica «muito boa».',
      'Certeza: a comparação não é uma previsão nem uma proposta. Antes de uma proposta, uma visita técnica mede o armazém.',
    ],
  },
  next: {
    title: 'O seu armazém',
    text: 'A partir da área, dos corredores e dos empilhadores, a estimativa dá âncoras, custos e prazo de recuperação do investimento.',
    estimate: 'Ir para a estimativa',
    demo: 'Falar connosco sobre o seu armazém',
  },
} satisfies Translated<typeof en>
