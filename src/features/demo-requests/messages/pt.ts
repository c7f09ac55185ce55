import { pt as shared } from '#src/facts/messages/pt.ts'
import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  page: {
    description:
      'Empilhadores, paletes e pessoas localizados em direto, num armazém como o seu. Bastam quatro respostas; o seu e-mail nunca é partilhado.',
    heading: 'Veja como seria no seu armazém',
    lead: 'Bastam quatro respostas. As outras seis servem para preparar a demonstração; cada campo diz para quê.',
    expect: 'O que esperar',
    expectations: [
      'Lemos as respostas e escolhemos os exemplos adequados ao seu caso de utilização.',
      'Verá posições em direto, alertas e relatórios, e os pontos onde o rádio chega ao limite.',
      'Pode perguntar; dizemos o que um piloto teria de medir nas suas instalações.',
    ],
    ratherWrite: 'Prefere escrever?',
    drawing: 'Armazém de exemplo, um empilhador e as âncoras que o medem',
  },
  form: {
    you: 'Contacto',
    company: 'Empresa',
    task: 'Objetivo',
    sending: 'A enviar…',
    checkEntries: 'Verifique estes dados',
    error:
      'Lamentamos, não foi possível enviar o pedido. Tente novamente ou contacte-nos diretamente.',
    success: 'Demonstração pedida! Agradecemos, entraremos em contacto em breve.',
    next: 'O pedido chegou à nossa equipa comercial. A resposta será enviada para o e-mail indicado.',
    forgotten: 'Esqueceu-se de algo? Escreva para',
    another: 'Enviar outro pedido',
    estimate: 'A minha estimativa',
    prefilled: 'A sua estimativa está nos comentários. Pode alterá-la ou apagá-la.',
    newsletter: 'Subscrever também a newsletter',
    newsletterHint: 'Confirma-se uma vez e cancela-se com um clique.',
    labels: {
      name: 'Nome',
      email: 'E-mail',
      phone: 'Telefone',
      country: 'País',
      company: 'Empresa',
      jobtitle: 'Cargo',
      industry: 'Setor',
      subsector: 'Subsetor',
      usecase: 'Caso de utilização',
      comments: 'Comentários',
    },
    hints: {
      name: 'Para sabermos por quem perguntar.',
      email: 'A nossa resposta chega aqui.',
      phone: 'Só se preferir falar.',
      country: 'Preços, regras de rádio e horários variam consoante o país.',
      company: 'Para conhecermos a atividade antes da conversa.',
      jobtitle: 'A segurança não faz as mesmas perguntas que as compras.',
      industry: 'Decide que exemplos mostramos.',
      subsector: 'Para precisar: frio, aço, encomendas.',
      usecase: 'O que deve mudar primeiro.',
      comments: 'Número de empilhadores, área do armazém, o que hoje corre mal.',
    },
    errors: {
      name: 'Introduza o nome',
      email: 'Introduza um e-mail válido',
      phone: 'Use apenas algarismos, espaços e + ( ) - .',
      country: 'Selecione um país',
      company: 'Introduza o nome da empresa',
      jobtitle: 'Introduza no máximo 200 caracteres',
      industry: 'Selecione uma entrada da lista',
      subsector: 'Introduza no máximo 200 caracteres',
      usecase: 'Selecione uma entrada da lista',
      comments: 'Introduza no máximo 5000 caracteres',
    },
  },
  industries: shared.industries,
  useCases: {
    ...shared.useCases,
    manufacturing: 'Produção',
    retail: 'Retalho',
  },
} satisfies Translated<typeof en>
