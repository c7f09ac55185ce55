import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  title: 'Indústria 4.0 no armazém: um turno contado duas vezes',
  description:
    'Os mesmos minutos de um turno da tarde, por rádio e com posições medidas; quando compensa medir, quando não compensa e sete condições a verificar antes.',
  heading: 'Um turno contado duas vezes',
  lead: 'Turno da tarde: uma palete não está no seu lugar e um reboque espera no cais 2. Os mesmos minutos são contados uma vez por rádio e outra com posições medidas.',
  same: 'Na segunda versão nada anda mais depressa. O que muda é que cada minuto tem um lugar e um motivo.',
  told: {
    title: 'Os mesmos minutos em dois registos',
    lead: 'Dados de exemplo: um empilhador, uma tarefa. Horas, percursos e paragens são iguais nas duas versões.',
    choose: 'Registo',
    time: 'Hora',
    call: 'Chamada',
    move: 'O que faz o empilhador',
    radio: {
      name: 'Por rádio',
      title: 'Folha de turno, canal de rádio 3',
      calls: {
        order: '«F-03, a palete 4711 para o cais 2, por favor.»',
        empty: '«Corredor B, o lugar está vazio.»',
        neither: '«Também não está no A nem no C. Alguém a viu?»',
        found: '«Aqui está, ao lado da estante isolada.»',
        done: '«Cais 2, palete no chão.»',
      },
      caption:
        'Planta de uma parte do armazém de exemplo com os lugares nomeados pelo rádio. Os percursos entre eles não são conhecidos.',
      total: 'Conhecem-se {times} chamadas e {places} lugares do empilhador.',
    },
    measured: {
      name: 'Medido',
      title: 'Registo do empilhador F-03',
      legs: {
        toB: 'Segue para o corredor B',
        inB: 'Procura no corredor B',
        inA: 'Procura no corredor A',
        inC: 'Procura no corredor C',
        back: 'Regressa',
        crossing: 'Espera no cruzamento',
        behind: 'Procura junto à estante isolada',
        pick: 'Recolhe a palete',
        toDock: 'Segue para o cais 2',
        atDock: 'Espera no cais 2',
        setDown: 'Pousa a palete',
      },
      kinds: {
        drive: 'Circular',
        search: 'Procurar',
        wait: 'Esperar',
        handle: 'Recolher e pousar',
      },
      caption:
        'A mesma planta com todos os percursos e paragens; um círculo maior é uma paragem mais longa. As duas esperas longas não dependem do operador: uma deve-se a um cruzamento, a outra a um cais que não está pronto.',
      total: 'Conhecem-se {minutes} e {metres}, cada um com o seu lugar e o seu motivo.',
    },
  },
  essay: {
    monday: {
      title: 'O que muda na segunda-feira de manhã',
      text: [
        'No WMS está o que foi lido. O que acontece entre duas leituras não está em lado nenhum: o tempo de procura, a fila no cais, o percurso em vazio.',
        'Com uma tag no empilhador, esses minutos passam a tempos e distâncias. Na segunda-feira de manhã, o chefe de turno abre um relatório com as esperas da semana por cais e começa pela mais longa.',
      ],
      note: 'Na preparação de encomendas em estante, cerca de metade do tempo de trabalho é deslocação.[^pickingTravel]',
    },
    minutes: {
      title: 'Para onde vão os minutos',
      text: [
        'Circulam muitos valores sobre procura e inatividade, quase todos de fornecedores. É melhor medir os próprios: as primeiras semanas de um projeto-piloto dão valores de referência sem mudar mais nada.',
        'Clientes anónimos registaram {search} no tempo de procura e {orderResponse} no tempo de resposta às encomendas, cada um num só armazém. Estes valores não são uma previsão para outro armazém.',
      ],
      note: 'As frotas são muitas vezes maiores do que o necessário, porque é o pico de trabalho que determina a sua dimensão.[^fleetSize] Um caso de sucesso regista {night} de empilhadores no turno da noite.',
    },
    pays: {
      title: 'Quando compensa e quando não compensa',
      text: [
        'Indicamos um prazo médio de recuperação do investimento inferior a {months} meses. Nos {sites} armazéns calculados em que assenta, todos com dois ou três turnos, a média é de {mean} meses. Com um só turno, é de {oneShift} meses.',
        'Num armazém pequeno, com um só turno e poucos empilhadores, um quadro branco é muitas vezes a melhor solução. A estimativa mostra de que lado está cada armazém e que pressuposto o decide.',
      ],
      note: 'Os prazos de recuperação são calculados com uma lista de preços publicada; não são medições.',
    },
    leaves: {
      title: 'O que continua a caber às pessoas',
      text: [
        'O sistema mede movimentos. Não planeia o trabalho nem conduz os empilhadores. Uma disposição caótica continua caótica, mas passa a ser visível.',
        'O índice de maturidade da acatech tem seis níveis.[^acatech] A localização permite alcançar o terceiro e fornece dados para o quarto. Não reivindicamos o quinto nem o sexto.',
      ],
      note: 'Os seis níveis do índice',
    },
    people: {
      title: 'E a seguir, contam-se as pessoas?',
      text: [
        'Têm tag os empilhadores, as paletes e as ferramentas; as pessoas, só onde isso foi acordado. Mas a posição de um empilhador é um dado pessoal assim que alguém pode dizer quem o conduzia.',
        'O consentimento dos trabalhadores quase nunca é um fundamento jurídico válido para este tratamento, que tem de ser necessário, proporcionado e do conhecimento dos próprios.[^wp249] Por isso, finalidades, acessos e prazos de conservação são acordados antes da primeira tag. As classificações de pessoas não fazem parte do produto.',
      ],
      note: 'O artigo 20.º do Código do Trabalho proíbe a vigilância à distância para controlar o desempenho profissional; admite-a para proteção de pessoas e bens ou por exigências particulares da atividade.[^portugalWork] Isto não é aconselhamento jurídico.',
    },
    cloud: {
      title: 'Mais um sistema para a informática?',
      text: [
        'Sim. As tags e as âncoras formam uma rede de rádio própria, os gateways ligam-na à rede da empresa e o WMS recebe eventos por uma interface REST.',
        'Onde a plataforma fica alojada, como se atribuem os acessos e por quanto tempo se conservam os dados consta da proposta. Convém perguntar antes do projeto-piloto.',
      ],
      note: 'O armazém tem de poder trabalhar com o ecrã apagado: a disponibilidade indicada é de até {uptime}.',
    },
    method: 'Como se calcula a média',
    stages: [
      'Informatização',
      'Conectividade',
      'Visibilidade',
      'Transparência',
      'Capacidade preditiva',
      'Adaptabilidade',
    ],
    reached: 'nível alcançado',
    fed: 'recebe dados',
  },
  conditions: {
    title: 'Sete condições a verificar',
    lead: 'Uma lista para imprimir. Se duas linhas ficarem vazias, convém começar por elas.',
    items: {
      shifts: {
        title: 'Dois ou mais turnos, ou empilhadores em uso todo o dia',
        why: 'O custo do hardware reparte-se pelas horas de utilização dos empilhadores.',
      },
      bottleneck: {
        title: 'Os empilhadores são o ponto de estrangulamento',
        why: 'Se a mercadoria espera pela preparação ou por papéis, percursos mais curtos mudam pouco.',
      },
      zones: {
        title: 'Alguém é responsável pelas zonas',
        why: 'Uma zona que ninguém mantém gera alertas que ninguém lê.',
      },
      plan: {
        title: 'Existe uma planta do armazém à escala',
        why: 'Paredes, estantes e cais decidem onde ficam as âncoras.',
      },
      council: {
        title: 'A comissão de trabalhadores participa antes da instalação',
        why: 'Um acordo procurado no fim pode parar todo o projeto.',
      },
      interface: {
        title: 'O WMS tem uma interface',
        why: 'É de lá que vêm as horas das encomendas e os números das paletes. Sem eles, uma espera não tem encomenda e um lugar não tem palete.',
      },
      action: {
        title: 'Alguém age com base nos relatórios',
        why: 'Um valor que não leva a uma decisão não poupa nada.',
      },
    },
    end: 'Se quase todas as condições estiverem cumpridas, são os valores do próprio armazém que decidem. Bastam seis campos para uma primeira estimativa, que fica no navegador.',
    estimate: 'Calcular para o seu armazém',
  },
} satisfies Translated<typeof en>
