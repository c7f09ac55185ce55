import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  title: 'Termos de utilização',
  description:
    'Termos de utilização deste site: o que significam os valores, caráter não vinculativo, conteúdos e marcas, links, disponibilidade e responsabilidade.',
  draft: 'Rascunho, a rever por um jurista antes da publicação.',
  lead: 'Estes termos regem a utilização do site. Quem compra ou aluga um sistema assina um contrato próprio.',
  sections: {
    scope: {
      title: 'Âmbito',
      text: [
        'A {company} destina este site a empresas que pretendem informar-se sobre a localização por banda ultralarga em armazéns e fábricas. Ao utilizar o site, aceita estes termos. O contrato-piloto e o contrato do plano Parceiro têm condições próprias, que prevalecem em tudo o que regulam.',
      ],
      points: [],
    },
    figures: {
      title: 'Valores, resultados e estimativas',
      text: [
        'Os valores técnicos indicados com «até» são alcançados em condições adequadas: âncoras suficientes, linha de vista, instalação correta. Os resultados dos três casos de sucesso foram obtidos nesses locais e não garantem resultados semelhantes noutros. As imagens de armazéns e painéis mostram dados de exemplo.',
        'Uma estimativa é um cálculo com os valores introduzidos. A estimativa não substitui uma visita técnica nem uma proposta.',
      ],
      points: [],
    },
    offer: {
      title: 'Caráter não vinculativo',
      text: [
        'Nada neste site constitui uma proposta vinculativa. Um pedido de demonstração ou uma subscrição da newsletter não cria qualquer contrato e não tem custos. O contrato só se celebra por escrito.',
      ],
      points: [],
    },
    use: {
      title: 'Utilização do site',
      text: [
        'Pode ler e imprimir as páginas e criar links para elas. Preencha os formulários com dados verdadeiros e apenas em seu nome ou no da sua empresa. Não é permitido:',
      ],
      points: [
        'perturbar o funcionamento do site ou tentar aceder a áreas que não lhe são destinadas',
        'preencher formulários de forma automática',
        'copiar o site no seu todo, ou partes dele para a publicidade de outro fornecedor',
      ],
    },
    staff: {
      title: 'Área reservada',
      text: [
        'A área reservada destina-se aos nossos colaboradores. As credenciais são pessoais e intransmissíveis.',
      ],
      points: [],
    },
    rights: {
      title: 'Conteúdos e marcas',
      text: [
        'Textos, desenhos, software e o nome {brand} estão protegidos. O material de imprensa pode ser usado para fins informativos, sem alterações e com indicação da fonte.',
      ],
      points: [],
    },
    links: {
      title: 'Links',
      text: [
        'Os links para outros sites conduzem a conteúdos que não são nossos. Verificamos esses conteúdos ao criar o link e retiramos o link assim que tomamos conhecimento de que são ilícitos.',
      ],
      points: [],
    },
    liability: {
      title: 'Disponibilidade e responsabilidade',
      text: [
        'Procuramos manter o site sempre acessível, mas não garantimos a sua disponibilidade permanente. Nada nestes termos limita uma responsabilidade que a lei não permite limitar, por exemplo em caso de morte, lesões corporais, dolo ou fraude.',
        'As restantes disposições sobre responsabilidade serão fixadas na revisão jurídica.',
      ],
      points: [],
    },
    law: {
      title: 'Lei aplicável e foro competente',
      text: [
        'A lei aplicável e o foro competente serão fixados na revisão jurídica. Continuam a aplicar-se as disposições imperativas do Estado da sua residência habitual.',
      ],
      points: [],
    },
    contact: { title: 'Contacto', text: ['Perguntas sobre estes termos: {email}.'], points: [] },
  },
} satisfies Translated<typeof en>
