import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  title: 'Plataforma IoT: dados, latência, REST, segurança',
  description:
    'Que idade tem uma posição quando é vista, quantos dados gera um dia, um exemplo REST para copiar e as perguntas da segurança informática.',
  heading: 'Do empilhador ao relatório',
  lead: 'Um impulso torna-se posição, imagem, indicador e cópia de segurança. Cada forma tem a sua idade, e essa idade determina para que serve.',
  limit:
    'A plataforma informa. Não comanda nenhum empilhador, e o armazém tem de poder trabalhar sem ecrã.',
  ages: {
    title: 'As quatro idades de uma posição',
    lead: 'O eixo é logarítmico: de uma marca longa à seguinte, o tempo multiplica-se por dez. À esquerda de {live} fica o instante que nenhum ecrã mostra.',
    axis: 'Tempo desde o impulso',
    liveView: 'Latência da vista em direto: {live}',
    analytics: 'Latência da análise de dados: {analytics}',
    backup: 'Cópia de segurança diária',
    exists: 'Dados',
    seen: 'O que se vê',
    picture: { shown: 'no ecrã', now: 'no armazém' },
    items: {
      pulse: {
        exists: 'Tempos de chegada às âncoras',
        seen: 'Ainda nada. As âncoras e o gateway estão a trabalhar.',
      },
      live: {
        exists: 'Posição, rumo, velocidade, incerteza, zona',
        seen: 'O empilhador na planta do armazém. A {speed} já percorreu {moved}: a imagem serve para orientação, a travagem faz-se à vista.',
      },
      analytics: {
        exists: 'Passagens, esperas, inatividade, velocidade por zona',
        seen: 'Indicadores e mapas de calor por turno, empilhador ou zona.',
      },
      backup: {
        exists: 'Uma cópia de tudo o que está guardado',
        seen: 'Nada, enquanto tudo funcionar. O que foi registado depois da última cópia ainda não consta dela.',
      },
    },
  },
  figures: {
    title: 'O que os valores significam',
    lead: 'Cada linha é um cálculo com valores publicados. Com outras frequências e outros turnos, o resultado muda.',
    moved: {
      formula: '{speed} × {live}',
      text: 'Percurso de um empilhador enquanto a sua imagem envelhece. Os {live} dizem respeito ao ecrã e não ao aviso ao operador.',
    },
    rate: {
      value: '{number} por segundo',
      formula: '{trucks} empilhadores × {rate}',
      text: 'Posições à frequência máxima. A frequência regula-se em cada tag, e a maioria não precisa de tanto.',
    },
    day: {
      value: '{number} milhões',
      formula: '× {hours} de atividade',
      text: 'Posições num dia. Com cada uma vêm uma hora, um lugar em três eixos e uma incerteza.',
    },
    year: {
      formula: '{outage} de um ano',
      text: 'A disponibilidade vai até {uptime}: uma interrupção desta duração ainda cabe nela. Num mês de 30 dias são {month}.',
    },
  },
  rest: {
    title: 'Um pedido, uma resposta',
    lead: 'O WMS consulta posições e eventos pela interface REST. Sobre outras interfaces informamos a pedido.',
    example: 'Exemplo. Endereços, campos e acesso constam da referência entregue com a proposta.',
    request: 'Pedido',
    answer: 'Resposta',
    copy: 'Copiar',
    copied: 'Copiado',
    positions: 'Posições numa zona',
    events: 'Eventos a partir de um momento',
    table: 'Tipos de evento do exemplo',
    kind: 'Tipo',
    raised: 'Quando é gerado',
    value: 'Valor',
    limit: 'Com limite',
    yes: 'sim',
    no: 'não',
    kinds: {
      'zone-entered': ['uma tag entra numa zona', '–'],
      'zone-left': ['uma tag sai de uma zona', 'tempo na zona, s'],
      speed: ['um empilhador excede o limite da zona', 'velocidade, km/h'],
      'collision-alert': ['duas tags aproximam-se', 'distância, m'],
      impact: ['a aceleração excede o limiar', 'pico, g'],
      idle: ['um empilhador está ligado e parado', 'duração, s'],
      checklist: ['a verificação antes do turno revela uma falha', 'número do ponto'],
      'fifo-out-of-turn': ['sai primeiro uma palete mais recente', 'diferença, dias'],
    },
  },
  security: {
    title: 'O que pergunta a segurança informática',
    lead: 'As respostas publicadas estão aqui. Nas restantes lê-se «a pedido»: são entregues por escrito antes da assinatura.',
    open: 'a pedido',
    items: {
      data: {
        question: 'Que dados saem do armazém?',
        answer:
          'Número da tag, hora, lugar, incerteza, zona e eventos. O nome do operador não consta. Associar tag e pessoa exige um acordo prévio.',
      },
      volume: {
        question: 'Quantos são?',
        answer:
          'No máximo {day} milhões de posições por dia com {trucks} empilhadores, segundo o cálculo acima.',
      },
      place: {
        question: 'Onde, por quem e durante quanto tempo se guardam os dados?',
        answer: 'Local e operador dos servidores, prazo de conservação de cada tipo de dados.',
      },
      encryption: {
        question: 'Como são cifrados os dados?',
        answer: 'Em trânsito e em repouso, com o nome dos métodos.',
      },
      accounts: {
        question: 'Quem administra? Há início de sessão único?',
        answer: 'Funções, acesso pelo seu diretório e registo das consultas.',
      },
      ports: {
        question: 'Que portas, que atualizações?',
        answer:
          'Portas e endereços, e durante quanto tempo equipamentos e plataforma recebem atualizações.',
      },
      outage: {
        question: 'O que acontece se a linha falhar?',
        answer:
          'O trabalho continua com vias de circulação, espelhos e limites de velocidade, como sem o sistema: os alertas assistem o operador. A eventual conservação dos dados no armazém é esclarecida a pedido.',
      },
      grain: {
        question: 'Dados em bruto ou agregados?',
        answer:
          'Acorda-se antes da primeira tag: finalidades, detalhe, conservação, direitos de consulta, sem classificações de pessoas. A comissão de trabalhadores participa.',
      },
      exit: {
        question: 'Como se recuperam os dados?',
        answer:
          'Pela interface REST. Sobre normas abertas como a omlox não publicamos nada. O destino dos dados no fim do contrato é esclarecido a pedido.',
      },
      segments: {
        question: 'Integra-se numa rede segmentada em zonas?',
        answer:
          'A IEC 62443 agrupa em zonas os equipamentos com as mesmas necessidades, com passagens controladas.[^iec62443] Âncoras e gateways podem formar uma zona própria. Não declaramos nenhum nível de segurança.',
      },
      rules: {
        question: 'Cyber Resilience Act, diretiva de rádio, Data Act, NIS2?',
        answer:
          'São regras para produtos conectados e para quem os usa.[^cra][^red2022][^dataAct][^nis2] Pergunte-nos pelo período de suporte, pelo canal para comunicar vulnerabilidades e pelo tipo e volume dos dados.',
      },
    },
    connectivity: 'Conectividade: cabos e alimentação',
    demo: 'Pedir demonstração',
  },
} satisfies Translated<typeof en>
