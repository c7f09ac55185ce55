import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  title: 'Como funciona: nove passos até à decisão',
  description:
    'Da planta do armazém à decisão em nove passos: o que cabe a cada parte, que documento fica e quantos dias de técnico exige um armazém de exemplo.',
  heading: 'Nove passos desenhados à escala',
  lead: 'As durações são as de um armazém de exemplo com {area} m² e {forklifts} empilhadores. A estimativa conta {anchors} âncoras, {tags} tags, {gateways} gateways e {manDays} dias de técnico.',
  order:
    'A comissão de trabalhadores e a proteção de dados vêm antes da visita técnica. A duração dessas conversas decide, em regra, a data de tudo o que se segue.',
  steps: {
    title: 'Da planta do armazém à decisão',
    lead: 'É assim que planeamos um projeto; as suas datas e os seus preços constam da proposta. Um dia de técnico é o dia de trabalho de uma pessoa. As linhas de cota estão à escala; as linhas finas são prazos que ninguém pode prometer.',
    you: 'O cliente',
    we: 'Nós',
    paper: 'Documento que resulta',
    sum: 'No total, {days} dias de técnico, que a estimativa arredonda para {manDays}: {fixed} dias fixos, mais um por cada {anchors} âncoras, por cada {tags} tags e por cada {area} m².',
    items: {
      question: {
        name: 'Pergunta e planta',
        length: 'com marcação',
        you: 'A planta do armazém, a lista dos empilhadores e uma pergunta a que o projeto-piloto deve responder.',
        we: 'Perguntas sobre o armazém e uma primeira estimativa de âncoras, tags e dias.',
      },
      agreement: {
        name: 'Acordo',
        length: 'em aberto: por isso começa cedo',
        you: 'Conversas com a comissão de trabalhadores e com o encarregado da proteção de dados: finalidades, acessos, prazos de conservação, salas excluídas.',
        we: 'A lista dos pontos a acordar e ecrãs de exemplo que mostram o que se vê. Nos países de língua alemã, é sobretudo aqui que os projetos param, porque os representantes dos trabalhadores são ouvidos em último lugar.[^worksCouncilLast]',
      },
      survey: {
        name: 'Visita técnica',
        length: '{days} dia de técnico',
        you: 'Alguém que nos acompanhe, as alturas de montagem, um contacto para a rede.',
        we: 'Percurso por todos os corredores, verificação de rádio, regras nacionais para âncoras no exterior e pontos fracos marcados na planta.',
      },
      mounting: {
        name: 'Montagem e rede',
        length: '{days} dias de técnico',
        you: 'Uma plataforma elevatória, corrente ou PoE nos pontos acordados, um segmento de rede (VLAN).',
        we: 'Âncoras e gateways, e o levantamento das âncoras: medem-se as coordenadas de cada uma. Um erro nessas coordenadas passa para todas as posições.[^decawave]',
      },
      trucks: {
        name: 'Empilhadores',
        length: '{days} dias de técnico',
        you: 'Os empilhadores, à vez, e o acordo do fabricante.',
        we: 'Uma tag em cada empilhador e um conversor CC/CC onde a tensão o exigir.',
      },
      rules: {
        name: 'Zonas, regras, pessoas',
        length: '{days} dias de técnico',
        you: 'Uma pessoa responsável pelas zonas e tempo para os operadores.',
        we: 'Zonas e limiares na planta, formação de operadores e chefes de turno.',
      },
      acceptance: {
        name: 'Ensaio de receção',
        length: '{days} dia de técnico',
        you: 'A escolha dos pontos de ensaio.',
        we: 'Uma medição em cada ponto. O resultado é indicado como percentil, por exemplo com as métricas da ISO/IEC 18305.[^iso18305]',
      },
      pilot: {
        name: 'Projeto-piloto',
        length: '{least} a {most} meses',
        you: 'Uma pessoa que veja os valores todas as semanas.',
        we: 'Primeiro os valores de referência, sem alertas; depois ativam-se as regras.',
      },
      decision: {
        name: 'Decisão',
        length: 'cabe ao cliente',
        you: 'Plano Parceiro ou fim do projeto.',
        we: 'Uma proposta para o plano Parceiro. As condições de uma eventual cessação constam da proposta do projeto-piloto.',
      },
    },
  },
  plan: {
    masked: 'excluída',
    weak: 'fraca',
    partner: 'Plano Parceiro',
    stop: 'Fim do projeto',
    caption:
      'Telas finais de uma parte do armazém de exemplo. Cada número marca o que o passo acrescentou: edifício (1), sala de descanso excluída (2), percurso da visita e pontos fracos (3), âncoras e gateway (4), empilhadores com tag (5), zonas (6), pontos de ensaio (7), percursos do projeto-piloto (8), decisão (9). Atrás da estante isolada há poucas âncoras à vista.',
    block: ['Telas finais', 'Grelha de 2 m', 'Pontos fracos calculados'],
  },
  papers: {
    title: 'Oito documentos sobre a mesa',
    lead: 'Os primeiros oito passos terminam com um documento. Quem entrar mais tarde pode ler o que foi decidido e porquê.',
    step: 'Passo',
    paper: 'Documento',
    contents: 'Conteúdo',
    items: {
      question: {
        name: 'Estimativa',
        contents: 'Âncoras, tags, dias, todas as fórmulas e a versão da lista de preços',
      },
      agreement: {
        name: 'Acordo com os trabalhadores',
        contents:
          'Finalidades, acessos por função, prazos de conservação, salas excluídas, como se acordam alterações e, se for caso disso, a avaliação de impacto',
      },
      survey: {
        name: 'Planta da visita técnica',
        contents: 'Âncoras previstas, alturas de montagem, pontos fracos',
      },
      mounting: {
        name: 'Telas finais',
        contents: 'Coordenadas de cada âncora, gateways, percursos dos cabos',
      },
      trucks: {
        name: 'Ficha de montagem',
        contents: 'De cada empilhador: lugar da tag, tensão de alimentação, conversor',
      },
      rules: {
        name: 'Lista de regras',
        contents: 'Zonas, limites, limiares e quem recebe cada alerta',
      },
      acceptance: {
        name: 'Auto de receção',
        contents: 'Pontos de ensaio, desvios medidos, as duas assinaturas',
      },
      pilot: {
        name: 'Resultado do projeto-piloto',
        contents:
          'Comparação com os valores de referência, resposta à pergunta do passo 1, lacunas nos dados',
      },
    },
  },
  answers: {
    title: 'Quatro leitores, quatro perguntas',
    items: {
      operations: {
        question: 'Operações: quantos corredores fecham, e por quanto tempo?',
        answer:
          'Planeamos a montagem corredor a corredor: só fecha aquele em que está a plataforma elevatória. A ordem e as horas são acordadas na visita técnica. Os empilhadores são equipados um a um.',
      },
      security: {
        question: 'Segurança informática: quando são precisas portas e contas?',
        answer:
          'O segmento de rede e o PoE antes do passo 4, as contas de utilizador antes do passo 6. Alojamento, acessos e portas constam da proposta.',
      },
      council: {
        question: 'Comissão de trabalhadores: quando somos ouvidos?',
        answer:
          'No passo 2, antes de alguém fazer o levantamento do armazém. A planta mostra as salas em que nada é localizado, e o passo 6 aplica apenas o que foi acordado.',
      },
      finance: {
        question: 'Finanças: quando se paga, e quando se pode parar?',
        answer:
          'O projeto-piloto é um teste de {least} a {most} meses com hardware gratuito e uma mensalidade de software por veículo; a instalação é paga uma só vez, por dia de técnico. O passo 9 é o momento de parar.',
      },
    },
    left: {
      title: 'O que os dias não incluem',
      items: [
        'As conversas com a comissão de trabalhadores',
        'As plataformas elevatórias e quem as manobra',
        'Os cabos através de paredes corta-fogo e em câmaras frigoríficas',
        'O trabalho no WMS: serviços adicionais, por hora de técnico',
        'A espera até um empilhador ficar livre',
      ],
    },
    estimate: 'Calcular para o seu armazém',
    prices: 'Preços do projeto-piloto e do plano Parceiro',
  },
} satisfies Translated<typeof en>
