import { pt as shared } from '@repo/platform/facts/messages/pt.ts'
import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  page: {
    description:
      'Veja empilhadores, paletes e pessoas localizados em direto num armazém como o seu. Bastam quatro respostas. Nunca cedemos o seu e-mail a terceiros.',
    heading: 'Veja como seria no seu armazém',
    lead: 'Bastam quatro respostas. As outras seis servem para preparar a demonstração, como se explica em cada campo.',
    expect: 'O que esperar',
    expectations: [
      'Lemos as respostas e escolhemos exemplos adequados ao seu caso de utilização.',
      'Verá posições em direto, alertas e relatórios, e os pontos onde o sinal não chega bem.',
      'Respondemos às suas perguntas e dizemos o que um projeto-piloto teria de medir no seu armazém.',
    ],
    ratherWrite: 'Prefere escrever?',
    drawing: 'Armazém de exemplo, um empilhador e as âncoras que o localizam',
  },
  form: {
    you: 'Contacto',
    company: 'A sua empresa',
    task: 'Objetivo',
    sending: 'A enviar…',
    checkEntries: 'Verifique estes dados',
    error:
      'Lamentamos, não foi possível enviar o pedido. Tente novamente ou contacte-nos diretamente.',
    success: 'Pedido enviado! Obrigado, entraremos em contacto em breve.',
    next: 'O pedido chegou à nossa equipa comercial. A resposta será enviada para o e-mail indicado.',
    kept: 'O seu pedido está guardado neste dispositivo',
    keptNext:
      'Sem ligação não foi possível enviá-lo. O pedido é enviado assim que houver ligação e uma página deste site estiver aberta. Se isso não acontecer em 7 dias, é eliminado.',
    discard: 'Eliminar o pedido guardado',
    forgotten: 'Esqueceu-se de algo? Escreva para',
    another: 'Enviar outro pedido',
    estimate: 'A minha estimativa',
    prefilled: {
      estimate: 'A sua estimativa está nos comentários. Pode alterá-la ou apagá-la.',
      comments: 'Os comentários já contêm um texto. Pode alterá-lo ou apagá-lo.',
    },
    newsletter: 'Subscrever também a newsletter',
    newsletterHint: 'Basta confirmar uma vez e pode cancelar com um clique.',
    labels: {
      name: 'Nome e apelido',
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
      name: 'Para sabermos com quem falar.',
      email: 'Respondemos para este endereço.',
      phone: 'Só se preferir falar por telefone.',
      country:
        'Os preços, a regulamentação das radiocomunicações e os horários variam consoante o país.',
      company: 'Para conhecermos a atividade antes da conversa.',
      jobtitle: 'Na segurança e nas compras, as perguntas são diferentes.',
      industry: 'Escolhemos os exemplos em função do setor.',
      subsector: 'Por exemplo: frio, siderurgia, transporte expresso.',
      usecase: 'O que pretende melhorar primeiro.',
      comments: 'Por exemplo: número de empilhadores, área do armazém, o que hoje corre mal.',
    },
    errors: {
      name: 'Introduza o nome e o apelido',
      email: 'Introduza um e-mail válido',
      phone: 'No máximo 40 caracteres',
      country: 'Escolha um país',
      company: 'Introduza o nome da empresa',
      jobtitle: 'No máximo 200 caracteres',
      industry: 'Escolha uma opção da lista',
      subsector: 'No máximo 200 caracteres',
      usecase: 'Escolha uma opção da lista',
      comments: 'No máximo 5000 caracteres',
    },
  },
  industries: shared.industries,
  useCases: {
    ...shared.useCases,
    manufacturing: 'Produção',
    retail: 'Retalho',
  },
} satisfies Translated<typeof en>
