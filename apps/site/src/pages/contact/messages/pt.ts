import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt: Translated<typeof en> = {
  title: 'Contactos: Londres e Lisboa',
  description:
    'Escritórios em Londres e Lisboa com mapas desenhados e uma tabela que indica para onde vai cada assunto: demonstração, instalação, dados, segurança, imprensa.',
  heading: 'Duas cidades, um só e-mail',
  lead: 'A tabela indica para onde vai cada assunto.',
  noHours: 'Não publicamos telefone nem horário enquanto não estiverem definidos.',
  demo: 'Pedir demonstração',
  plates: {
    noAddress: 'A morada ainda não está publicada. Escreva-nos antes de vir.',
    localTime: 'Hora local',
    phone: 'Telefone',
    opening: 'Horário',
  },
  maps: {
    show: 'Mostrar mapa',
    hide: 'Ocultar mapa',
    caption: 'Mapa do centro de {city} com os limites administrativos',
    larger: 'Ampliar',
    smaller: 'Reduzir',
    streets: 'Carregar o mapa de ruas de {host}',
    note: 'Estes mapas fazem parte da página e não carregam nada de outros servidores.',
    noPin: 'Não têm marcador enquanto não for publicada uma morada.',
  },
  subjects: {
    title: 'Para onde vai cada assunto',
    lead: 'Não inclua segredos comerciais no primeiro e-mail: não é cifrado de ponta a ponta.',
    subject: 'Assunto',
    where: 'Para onde',
    help: 'O que ajuda a responder',
    rows: {
      demo: [
        'Demonstração ou proposta',
        'País, número de empilhadores e a pergunta que quer ver respondida',
      ],
      prices: [
        'Preços e prazo de recuperação',
        'A estimativa não exige contacto: é calculada na página',
      ],
      running: [
        'Uma instalação em funcionamento',
        'Armazém, empilhador ou âncora, hora do acontecimento e o que era esperado',
      ],
      privacy: [
        'Proteção de dados',
        'Que dados e se se trata de acesso, retificação ou apagamento',
      ],
      security: [
        'Vulnerabilidade',
        'Endereço ou dispositivo e os passos para a reproduzir. Sem dados de terceiros',
      ],
      partners: [
        'Colaborar connosco',
        'Que etapas de um projeto a sua empresa realiza e em que países',
      ],
      press: ['Imprensa', 'Textos, logótipo e valores com os seus limites, prontos a copiar'],
      jobs: ['Trabalhar connosco', 'Uma página sobre o que construiu'],
    },
  },
}
