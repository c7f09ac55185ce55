import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  title: 'Logística: seis casos de utilização para a frota',
  description:
    'Segurança, manutenção, stock, esperas, dimensão da frota e FIFO: o que se mede em cada caso, quem atua, que resultado se obteve e onde está o limite.',
  heading: 'Seis perguntas sobre os seus empilhadores',
  lead: 'Cada caso de utilização parte de uma pergunta do armazém. Indica os sinais, a pessoa que atua, o resultado obtido por um cliente e o limite.',
  tabs: 'Casos de utilização',
  signals: {
    caption: 'Do sinal à ação: {useCase}',
    signal: 'Sinal',
    measured: 'Como se mede',
    acts: 'Quem atua',
    within: 'Prazo',
    live: '{seconds} s, no ecrã',
    analytics: '{minutes} min, nos relatórios',
    rest: 'pela interface REST',
    sent: 'no envio',
    weekly: 'relatório semanal',
    report: 'no relatório',
    unstated: 'tempo não indicado',
  },
  limits: 'Onde está o limite',
  study: 'Caso de sucesso {number}',
  studies:
    'Casos de sucesso {first} e {second}, dois clientes diferentes: os resultados nunca se somam.',
  pause: 'Pausar a animação',
  play: 'Reproduzir a animação',
  sample: 'Dados de exemplo.',
  questions: {
    'fleet-safety': {
      question: 'Qual é o cruzamento perigoso?',
      problem:
        'Os topos das estantes escondem o cruzamento até aos últimos metros, e os quase-acidentes raramente ficam registados.',
      change:
        'A posição, a direção e a velocidade de cada empilhador são medidas até {rate} vezes por segundo. Quando duas trajetórias previstas se encontram, ambos os operadores são avisados. De cada ocorrência ficam registados o local e a hora, e assim se vê em que cruzamentos se repetem.',
      verb: 'Parar.',
      scene:
        'Um cruzamento entre estantes, visto de cima: o F-07 chega com carga e para na zona de velocidade, o F-12 passa, e uma pessoa com cartão atravessa na via pedonal.',
      chart: 'Velocidade dos dois empilhadores durante a cena, com o limite da zona',
      rows: [
        [
          'Risco de colisão',
          'Direção e velocidade de aproximação de duas tags',
          'Ambos os operadores',
        ],
        [
          'Velocidade na zona',
          'Velocidade face ao limite da zona',
          'Operador e, depois, chefe de turno',
        ],
        ['Embate', 'Pico de aceleração, com o local', 'Manutenção'],
        ['Repetição', 'Riscos de colisão por cruzamento', 'Técnico de SST'],
      ],
      stops: [
        'O alerta ajuda o operador. Não trava, não é uma função de segurança na aceção da EN ISO 13849 e não substitui a avaliação de riscos, os espelhos, a organização da circulação nem a visibilidade a partir do empilhador.',
        'Não há aviso para uma pessoa sem cartão, uma palete caída ou uma estante. O aço pode deixar uma tag sem linha de vista para as âncoras.',
        'A imagem em direto pode ter {seconds} s de atraso. A {speed}, um empilhador percorre {way} nesse tempo: a imagem serve para observar, quem trava é o operador.',
        'Zonas demasiado largas habituam as pessoas a ignorar os alertas[^alarmFatigue]. Por isso, as zonas e os limiares são definidos com os operadores.',
        'O número de embates depende do limiar: um nivelador de cais também sacode o empilhador. A proposta indica o sensor de embates e a forma de avisar os operadores.',
      ],
    },
    'fleet-maintenance': {
      question: 'Que empilhador precisa de revisão?',
      problem:
        'A revisão segue o calendário, as avarias comunicam-se por rádio e há motores a trabalhar sem que nada se mova.',
      change:
        'Em cada empilhador contam-se as horas de uso, o tempo parado, a distância e os embates; a verificação antes do turno acrescenta aquilo em que só uma pessoa repara. A revisão passa a depender do uso, um empilhador danificado é comunicado antes do turno seguinte e alguém fica encarregado de reduzir a inatividade.',
      verb: 'Verificar.',
      scene:
        'Zona de carga de baterias e oficina vistas de cima: o F-14 segue para o carregador, o F-09 está aberto na oficina após {hours} horas de uso. Por baixo de cada empilhador estão as horas desde a última revisão.',
      rows: [
        ['Horas desde a última revisão', 'Tempo em movimento, somado por empilhador', 'Oficina'],
        ['Falha na verificação', 'Registo do operador na lista', 'Oficina'],
        [
          'Embate acima do limiar',
          'Pico de aceleração, com o local',
          'Oficina: inspeção antes de voltar ao serviço',
        ],
        ['Inatividade por turno', 'Tempo ligado sem movimento', 'Responsável pela frota'],
      ],
      stops: [
        'A posição mostra que um empilhador está parado, mas não se o motor trabalha: o que conta como «ligado» (chave, banco, motor) é acordado antes da primeira medição.',
        'Não há diagnóstico do motor nem da bateria.',
        'A lista comprova a verificação diária[^osha1910178]. Não substitui a inspeção anual nem os exames periódicos[^dguv68][^lolerExamination].',
        'Os dados descrevem empilhadores. Com a comissão de trabalhadores acorda-se antes se um empilhador pode ser associado a uma pessoa.',
      ],
    },
    'stock-management': {
      question: 'Onde foi pousada esta palete?',
      problem:
        'A palete vai para a primeira localização livre e, horas depois, é preciso procurá-la.',
      change:
        'O ponto de depósito fica registado com o número da palete. O WMS compara-o com a localização que tinha pedido. As passagens por módulo mostram que mercadoria deve ficar mais perto dos cais.',
      verb: 'Pousar.',
      scene:
        'Uma estante vista de frente: o F-12 eleva uma palete até ao nível 3 do módulo C-14 e pousa-a. A localização corresponde à ordem; outra palete, no módulo C-15, está no lugar errado.',
      rows: [
        ['Depósito', 'Empilhador parado, posição dos garfos, número da palete', 'WMS'],
        ['Localização errada', 'Ponto de depósito face à ordem', 'Operador'],
        ['Tempo de procura', 'Tempo {searchSpan}', 'Chefe de turno'],
        [
          'Passagens por módulo',
          'Passagens contadas por módulo e semana',
          'Atribuição de localizações',
        ],
      ],
      stops: [
        'Nem todas as paletes têm tag. No momento do depósito, a palete assume a posição do empilhador[^applsci2021]; uma leitura ou RFID indica de que palete se trata.',
        'Dos três eixos, a altura é o menos fiável: o nível na estante confirma-se por leitura ou no WMS.',
        'No armazenamento em bloco e em estantes de dupla profundidade, a localização resulta apenas da ordem dos movimentos.',
        'Uma palete movida por um empilhador sem tag fica perdida até à leitura seguinte.',
      ],
    },
    'performance-monitoring': {
      question: 'Onde esperam as encomendas?',
      problem: 'Uma encomenda sai tarde e ninguém sabe dizer onde esteve à espera.',
      change:
        'Medem-se os tempos da encomenda até ao primeiro movimento e até ao cais, a espera em cada local e os movimentos a cada dez minutos. O atraso passa a ter um local e uma hora, e o plano de turnos pode tê-lo em conta.',
      verb: 'Esperar.',
      scene:
        'Três reboques nos cais 1 a 3, vistos de cima: o F-07 carrega no cais 2, o F-03 trabalha no cais 1, e o F-12 e o F-18 esperam com carga em frente ao cais 2. No cais 3 ninguém trabalha.',
      rows: [
        [
          'Da encomenda ao primeiro movimento',
          'Hora da encomenda no WMS, primeiro movimento do empilhador',
          'Chefe de turno',
        ],
        ['Espera por local', 'Tempo parado dos empilhadores numa zona', 'Chefe de turno'],
        ['Movimentos a cada 10 min', 'Depósitos contados a cada dez minutos', 'Operações'],
        ['Falha nos dados', 'Tag sem posição', 'TI'],
      ],
      stops: [
        'As horas das encomendas vêm do seu WMS. Sem elas, só se conhece a espera dos empilhadores.',
        'A média esconde o pico de trabalho: os dez minutos mais intensos leem-se à parte.',
        'As pessoas não são comparadas. Em Portugal, o Código do Trabalho proíbe controlar à distância o desempenho profissional[^portugalWork]; na Alemanha, a comissão de trabalhadores participa na decisão logo que um dispositivo possa vigiar o comportamento ou o desempenho[^germanyWorks].',
      ],
    },
    'fleet-right-sizing': {
      question: 'De quantos empilhadores precisa o turno da noite?',
      problem: 'Os empilhadores compram-se para o pico e ficam parados nas horas calmas.',
      change:
        'A cada 15 minutos contam-se os empilhadores que se movem ao mesmo tempo, em todos os turnos e semanas, com o pico semanal e a sua causa. Os que sobram podem ser devolvidos, passar para outro turno ou dar lugar a um aluguer no pico.',
      verb: 'Ficar parado.',
      scene:
        'O armazém de exemplo visto de cima às 3h00: o F-03, o F-09 e o F-18 movem-se, {parked} empilhadores estão parados em duas filas.',
      rows: [
        [
          'Empilhadores em movimento simultâneo',
          'Tags em movimento, contadas a cada 15 min',
          'Responsável pela frota',
        ],
        ['Pico semanal e a sua causa', 'Máximo da semana, com zona e encomendas', 'Operações'],
        [
          'Reserva na hora mais intensa',
          'Empilhadores do turno menos os que se movem',
          'Direção financeira',
        ],
      ],
      stops: [
        'É o pico que decide, não a média[^fleetSize]: veja a hora mais intensa.',
        'Uma época calma dá um valor demasiado baixo. Convém medir um ciclo completo.',
        'A bateria em carga, os acessórios e as habilitações limitam a substituição de um empilhador por outro.',
      ],
    },
    'fifo-compliance': {
      question: 'Que palete sai primeiro?',
      problem: 'Tira-se a palete da frente e a mais antiga perde a validade atrás dela.',
      change:
        'A chegada de cada palete e a ordem de saída são registadas canal a canal. A palete seguinte é mostrada ao operador; quem retirar outra indica um motivo, que a equipa da qualidade pode analisar.',
      verb: 'Retirar.',
      scene:
        'Canais de armazenamento em bloco vistos de cima, com a data de chegada de cada palete: o F-05 retira a mais antiga do canal L4. Do canal L3 tinha saído uma palete quando no L4 ainda havia uma mais antiga.',
      rows: [
        ['Chegada', 'Primeiro depósito da palete', 'WMS'],
        ['Próxima saída', 'Chegada mais antiga do artigo', 'Operador'],
        ['Fora de ordem', 'Ordem de saída face à chegada', 'Qualidade'],
        ['Motivo', 'Registo do operador', 'Qualidade'],
      ],
      noFigure: 'Sem resultado publicado',
      noFigureText:
        'Nenhum dos nossos nove resultados mede o FIFO. Um projeto-piloto conta a percentagem de paletes retiradas fora de ordem, nos canais à sua escolha, antes e depois de ser mostrada a palete seguinte.',
      stops: [
        'A identidade de uma palete vem de uma leitura, de RFID ou do WMS. A posição, por si só, não diz o que lá está.',
        'Nos canais abastecidos pelas duas extremidades, o lugar de uma palete não indica qual chegou primeiro.',
        'O FIFO segue a chegada. As datas de validade (FEFO) e os lotes bloqueados continuam a ser tarefa do WMS.',
        'A legislação alimentar da UE exige rastreabilidade um passo atrás e um passo à frente[^foodLaw]. Não determina a ordem de saída do stock.',
      ],
    },
  },
  labels: {
    aisle: 'Corredor',
    crossing: 'Cruzamento',
    speedZone: 'Zona',
    warned: 'Operadores avisados',
    badge: 'Cartão 2206',
    stops: 'para',
    passes: 'passa',
    charging: 'Carga de baterias',
    workshop: 'Oficina',
    hours: 'Horas desde a revisão',
    due: 'a rever',
    fault: 'Falha: garfos',
    level: 'Nível',
    ordered: 'Localização pedida',
    setDown: 'Pousada em',
    wrongPlace: 'Ordem: C-12-2',
    yard: 'Parque exterior',
    dock: 'Cais',
    staging: 'Consolidação',
    waiting: 'em espera',
    time: '3h00',
    parked: '{parked} empilhadores parados',
    next: 'Próxima saída',
    outOfTurn: 'Fora de ordem',
  },
  curve: {
    title: 'Empilhadores em uso ao longo de um dia',
    hint: 'Mova o cursor: em que horas faltaria um empilhador?',
    slider: 'Empilhadores no turno',
    peak: 'Pico: {trucks} às {time}',
    short: 'Horas por dia com falta de empilhadores',
    missing: 'Máximo de empilhadores em falta ao mesmo tempo',
    used: 'Taxa média de utilização dos empilhadores',
    summary:
      'Empilhadores em uso, a cada 15 minutos ao longo de um dia. Pico de {trucks} às {time}, mínimo de {least}. Dados de exemplo.',
  },
  cases: {
    title: 'Três casos de sucesso, nove resultados',
    lead: 'Os três clientes são anónimos. Nada mais se publica: nem setor, nem dimensão, nem período, nem método. Os resultados vêm de armazéns diferentes. Não se podem somar e não são uma previsão para o seu.',
    caption: 'Resultados dos três casos de sucesso',
    study: 'Caso de sucesso',
    results: 'Resultados',
    names: {
      1: 'Condução mais segura',
      2: 'Resposta mais rápida às encomendas',
      3: 'Menos tempo de procura',
    },
    demo: 'Pedir demonstração',
    estimate: 'Calcular o seu armazém',
  },
} satisfies Translated<typeof en>
