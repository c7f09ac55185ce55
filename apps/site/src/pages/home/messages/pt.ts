import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  title: '{brand}: localização em tempo real para empilhadores e armazéns',
  description:
    'Empilhadores, paletes, ferramentas e pessoas em direto na planta do armazém, localizados por banda ultralarga. Onze módulos, nove resultados e limites claros.',
  hero: {
    title: 'Tudo o que se move é medido.',
    lead: 'A {brand} localiza empilhadores, paletes, ferramentas e pessoas por rádio de banda ultralarga e mostra-os em direto na planta do seu armazém. Os embates, o tempo de procura e a inatividade transformam-se em dados para decidir.',
    demo: 'Pedir demonstração',
    modules: 'Os onze módulos',
  },
  facts: {
    hall: 'Armazém de exemplo, {width} × {depth} m',
    simulated: 'dados simulados',
    accuracy: 'precisão 3D, com linha de vista desimpedida',
    rate: { value: 'até {number} Hz', label: 'frequência de atualização por tag' },
    latency: { value: '{number} s', label: 'latência da vista em direto' },
    range: {
      value: 'até {number} m',
      label: 'alcance de rádio; {longer} ou {longest} m com antena opcional',
    },
  },
  results: {
    title: 'Nove resultados, uma só escala',
    lead: 'Três casos de sucesso. Cada valor indica o que se conseguiu num armazém; os resultados variam de caso para caso.',
    study: 'Caso de sucesso {number}',
    studies: {
      1: 'Condução mais segura',
      2: 'Resposta mais rápida às encomendas',
      3: 'Menos tempo de procura',
    },
    note: 'Os clientes permanecem anónimos. A barra mostra a dimensão da variação; o sinal, o sentido.',
  },
  modules: {
    heading: 'Onze módulos, um só painel de controlo',
    intro: 'Todos os módulos usam as mesmas posições. Os valores mostrados são dados de exemplo.',
  },
  estimate: {
    claim: 'O investimento recupera-se, em média, em menos de {months} meses',
    lead: 'Uma média diz pouco sobre um armazém em concreto. Com os dados do seu armazém, verá o prazo de recuperação, o intervalo de resultados e todos os pressupostos.',
    calculate: 'Calcular para o seu armazém',
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
    example: 'Exemplo: {country}, plano Parceiro, logística, hardware comprado',
    months: '{number} meses',
    axis: 'Meses após a entrada em serviço',
    note: 'Benefício menos investimento, em milhares de {currency}, sem IVA. Intervalo de {low} a {high} meses: calculado com a lista de preços publicada, não medido.',
  },
  latest: {
    title: 'Notícias do armazém',
    lead: 'Como se planeia, instala e usa a localização, e o que convém verificar antes.',
    all: 'Todas as notícias',
  },
  closing: {
    title: ['Traga a planta do armazém.', 'Nós colocamos as âncoras.'],
    lead: 'Na demonstração percorremos a planta do seu armazém: onde ficariam as âncoras, que área cobririam e onde o aço ou os líquidos obstruiriam o sinal.',
    demo: 'Pedir demonstração',
  },
} satisfies Translated<typeof en>
