import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt: Translated<typeof en> = {
  title: 'Parceiros: quem assume cada etapa',
  description:
    'Montagem, equipamento de empilhadores, integração com o WMS, direção de projeto: as etapas de um projeto e quem as pode assumir.',
  heading: 'Quem pode assumir cada etapa',
  lead: 'Um projeto de localização tem nove tarefas. Integradores, concessionários de empilhadores e fornecedores de WMS podem assumir a maioria. Esta página explica em que consiste o trabalho.',
  chart: {
    title: 'Nove tarefas, três partes',
    lead: 'É assim que planeamos um projeto. A proposta indica quem realiza cada etapa.',
    step: 'Tarefa',
    result: 'Documento que resulta',
    sides: { us: 'Nós', partner: 'Parceiro', customer: 'Cliente' },
    parts: { leads: 'dirige', can: 'pode assumir', helps: 'contribui', none: 'não participa' },
    names: {
      question: ['Pergunta e planta do armazém', 'Primeira estimativa'],
      agreement: ['Comissão de trabalhadores e proteção de dados', 'Acordo'],
      survey: ['Visita técnica', 'Planta do armazém com pontos fracos'],
      mounting: ['Montagem e cablagem', 'Telas finais com coordenadas'],
      trucks: ['Equipamento dos empilhadores', 'Ficha de montagem por empilhador'],
      zones: ['Zonas e regras', 'Lista de regras'],
      wms: ['Ligação ao WMS', 'Lista de eventos e campos'],
      acceptance: ['Ensaio de receção', 'Auto de receção assinado'],
      operation: ['Operação', 'Indicadores que respondem à pergunta'],
    },
  },
  roles: {
    title: 'Em que consiste o trabalho',
    lead: 'Quatro tipos de trabalho, cada um com as competências que exige.',
    names: {
      mounting: 'Montagem e cablagem',
      trucks: 'Equipamento de empilhadores',
      wms: 'Integração com o WMS',
      lead: 'Direção de projeto no local',
    },
    texts: {
      mounting:
        'Trabalho em altura entre estantes, cabo de rede e alimentação até cada âncora e gateway, e levantamento de todas as âncoras com laser ou estação total. Um erro nas coordenadas de uma âncora passa para todas as posições.',
      trucks:
        'Tags nos empilhadores, com conversor CC/CC onde a bateria o exija. A montagem é acordada com o fabricante ou a sua assistência técnica, e cada empilhador tem uma ficha.',
      wms: 'A plataforma tem uma interface REST. O WMS precisa mais vezes de eventos, por exemplo um ponto de depósito, do que de coordenadas. Alguém faz a correspondência dos campos, testa com encomendas reais e acompanha depois a ligação.',
      lead: 'Marcações, corredores fechados, plataformas elevatórias, empilhadores à vez: uma pessoa que conhece o armazém e os turnos, da visita técnica ao ensaio de receção.',
    },
  },
  terms: {
    title: 'O que se ganha e o que é preciso?',
    text: [
      'Ainda não existe um programa de parceiros: não há níveis, certificados nem margens publicadas. A remuneração é acordada para o primeiro projeto.',
      'Precisamos de três informações: quais dos quatro trabalhos a sua empresa realiza, em que países e quem responde às perguntas. Antes de instalar âncoras no exterior é preciso verificar as regras nacionais de rádio, e aí o conhecimento local ajuda.',
    ],
    plan: '«Parceiro» é também o nome do contrato anual: ver os planos',
    contact: 'Diga-nos o que faz',
  },
  named: {
    title: 'Os nossos parceiros',
    none: 'Ainda não há parceiros publicados.',
    next: 'Um nome é publicado quando ambas as partes o tiverem acordado, com as etapas que o parceiro realiza.',
  },
}
