import type { Translated } from '#src/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  title: 'Termos de utilização',
  description:
    'Termos de utilização deste site: o que significam os números, o que não é uma proposta, conteúdos e marcas, ligações, disponibilidade e responsabilidade.',
  draft: 'Rascunho, a rever por um jurista antes da publicação.',
  lead: 'Estes termos regem a utilização do site. Quem compra ou aluga um sistema assina um contrato próprio.',
  sections: {
    scope: {
      title: 'Âmbito',
      text: [
        'A {company} destina este site a empresas que pretendem informar-se sobre a localização por banda ultralarga em armazéns e fábricas. Ao utilizá-lo, aceita estes termos. Os contratos piloto e parceiro têm condições próprias, que prevalecem em tudo o que regulam.',
      ],
      points: [],
    },
    figures: {
      title: 'Números, resultados e estimativas',
      text: [
        'Os valores técnicos indicados com «até» são alcançados em condições adequadas: âncoras suficientes, linha de vista, instalação correta. Os resultados dos três casos de estudo foram obtidos nesses locais e não são uma promessa para outros. As imagens de armazéns e painéis mostram dados de exemplo.',
        'Uma estimativa é um cálculo com os valores introduzidos. Não substitui um levantamento técnico nem uma proposta.',
      ],
      points: [],
    },
    offer: {
      title: 'Sem proposta vinculativa',
      text: [
        'Nada neste site é uma proposta vinculativa. Um pedido de demonstração ou uma subscrição da newsletter não cria qualquer contrato e não tem custos. Um contrato só nasce de um acordo escrito.',
      ],
      points: [],
    },
    use: {
      title: 'Utilização do site',
      text: [
        'Pode ler, imprimir e criar ligações para as páginas. Preencha os formulários com dados verdadeiros e apenas em seu nome ou no da sua empresa.',
      ],
      points: [
        'Sem perturbar o funcionamento do site nem tentar aceder a áreas que não lhe são destinadas',
        'Sem preenchimento automático de formulários',
        'Sem cópia do site no seu todo, nem para a publicidade de outro fornecedor',
      ],
    },
    staff: {
      title: 'Administração',
      text: [
        'A área após o início de sessão está reservada ao nosso pessoal. Os dados de acesso são pessoais e não devem ser transmitidos.',
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
      title: 'Ligações',
      text: [
        'As ligações para outros sites conduzem a conteúdos que não são nossos. Verificamo-los quando criamos a ligação e retiramo-la assim que sabemos que são ilícitos.',
      ],
      points: [],
    },
    liability: {
      title: 'Disponibilidade e responsabilidade',
      text: [
        'Mantemos o site com cuidado, mas não garantimos a sua disponibilidade permanente. Nada nestes termos limita uma responsabilidade que a lei não permite limitar, por exemplo em caso de morte, lesões, dolo ou fraude.',
        'As restantes disposições sobre responsabilidade serão fixadas na revisão jurídica.',
      ],
      points: [],
    },
    law: {
      title: 'Lei e foro',
      text: [
        'A lei aplicável e o foro competente serão fixados na revisão jurídica. Mantêm-se os direitos imperativos do seu local de residência.',
      ],
      points: [],
    },
    contact: { title: 'Contacto', text: ['Perguntas sobre estes termos: {email}.'], points: [] },
  },
} satisfies Translated<typeof en>
