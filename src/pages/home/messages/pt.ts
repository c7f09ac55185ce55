import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  title: '{brand}: localização em tempo real para empilhadores e armazéns',
  description:
    'Empilhadores, paletes, ferramentas e pessoas em direto na planta do armazém, localizados por banda ultralarga. Onze módulos, nove resultados e os seus limites.',
  hero: {
    title: 'Tudo o que se move, medido.',
    lead: '{brand} localiza empilhadores, paletes, ferramentas e pessoas por rádio de banda ultralarga e mostra-os em direto na planta do seu armazém. Embates, procuras e horas de inatividade passam a números com que se pode trabalhar.',
    demo: 'Pedir demonstração',
    modules: 'Os onze módulos',
  },
  facts: {
    hall: 'Armazém de exemplo, {width} × {depth} m',
    simulated: 'dados simulados',
    accuracy: { value: 'até {number} cm', label: 'precisão 3D, com linha de vista livre' },
    rate: { value: 'até {number} Hz', label: 'frequência de atualização por tag' },
    latency: { value: '{number} s', label: 'latência da vista em direto' },
    range: {
      value: 'até {number} m',
      label: 'alcance do sensor; {longer} ou {longest} m com antena opcional',
    },
  },
  results: {
    title: 'Nove resultados, uma só escala',
    lead: 'Três casos de estudo de clientes. Cada local é diferente: o número diz o que ali se alcançou. Não é uma promessa para o seu.',
    study: 'Caso de estudo {number}',
    studies: {
      1: 'Condução mais segura',
      2: 'Encomendas mais rápidas',
      3: 'Menos tempo à procura',
    },
    figures: {
      speeding: 'Excessos de velocidade',
      impacts: 'Embates',
      idling: 'Inatividade',
      nightShiftForklifts: 'Empilhadores no turno da noite',
      orderResponse: 'Tempo de resposta às encomendas',
      retrieval: 'Tempo de recolha de stock',
      search: 'Tempo de procura',
      forklifts: 'Empilhadores da frota',
      throughput: 'Paletes movimentadas',
    },
    note: 'Os clientes permanecem anónimos. A barra mostra a dimensão da variação; o sinal, o sentido.',
  },
  estimate: {
    claim: 'O investimento recupera-se, em média, em menos de {months} meses',
    lead: 'Uma média diz pouco sobre um armazém em concreto. Com os dados do seu, verá o prazo de recuperação, o intervalo e todos os pressupostos.',
    calculate: 'Calcular o seu armazém',
    demo: 'Como se calcula',
    facts: {
      forklifts: 'Empilhadores',
      electric: 'elétricos',
      area: 'Área do armazém',
      shifts: 'Turnos',
      hours: 'de {hours} h',
      pallets: 'Paletes movimentadas',
      fees: 'Obrigações legais',
      aYear: 'por ano',
      rented: 'Prazo de recuperação com hardware alugado',
    },
  },
  breakEven: {
    example: 'Exemplo: {country}, contrato Parceiro, logística, hardware comprado',
    months: '{number} meses',
    axis: 'Meses após a entrada em serviço',
    note: 'Benefício menos investimento, em milhares de {currency}, sem IVA. Intervalo de {low} a {high} meses: calculado com a lista de preços publicada, não medido.',
  },
  latest: {
    title: 'Notícias do armazém',
    lead: 'Como se planeia, se instala e se usa a localização, e o que convém verificar antes.',
    all: 'Todas as notícias',
  },
  closing: {
    title: ['Traga uma planta.', 'Nós marcamos as âncoras.'],
    lead: 'Na demonstração percorremos o seu armazém: onde ficariam as âncoras, o que veem e onde o aço ou os líquidos as tapariam.',
    demo: 'Pedir demonstração',
  },
  floor: {
    description:
      'Um armazém à noite, visto de cima em perspetiva: empilhadores com velocidade, posição e precisão, distâncias medidas às âncoras e alertas sobre dois empilhadores num cruzamento, uma pessoa a pé, um limite de velocidade, uma palete fora de ordem e uma ferramenta que sai do armazém.',
    dock: 'Cais {name}',
    aisle: 'Corredor {name}',
    pause: 'Pausar a animação',
    play: 'Reproduzir a animação',
    live: {
      loaded: '{name}, com carga',
      empty: '{name}, sem carga',
      speed: 'Velocidade',
      position: 'x; y',
      accuracy: 'Precisão',
      speedZone: 'Zona de {limit}',
      alerts: {
        collision: {
          title: 'Alerta de colisão',
          place: 'Cruzamento {name}',
          text: '{a} e {b} chegam juntos ao cruzamento. O alerta chega aos dois operadores.',
          figures: ['Tempo até à colisão', 'Aproximação'],
        },
        person: {
          title: 'Alerta de colisão',
          place: 'Cruzamento {name}',
          text: '{a} aproxima-se de {b}, uma pessoa a pé. O alerta chega a ambos.',
          figures: ['Tempo até à colisão', 'Aproximação'],
        },
        speeding: {
          title: 'Limite de velocidade excedido',
          place: 'Zona {name}',
          text: '{a} circula acima do limite da zona. O alerta chega ao operador.',
          figures: ['Velocidade', 'Limite'],
        },
        fifo: {
          title: 'Palete fora de ordem',
          place: 'Corredor {name}',
          text: '{a} recolhe uma palete quando há outra mais antiga à espera. O alerta chega ao operador.',
          figures: ['Em stock há', 'Palete mais antiga'],
        },
        tool: {
          title: 'Ferramenta fora do armazém',
          place: 'Cais {name}',
          text: 'Saiu pela porta do cais. A última posição fica registada.',
          figures: ['Ferramenta', 'No exterior há'],
        },
      },
      units: { speed: 'km/h', metre: 'm', second: 's', days: '{number} d' },
    },
  },
} satisfies Translated<typeof en>
