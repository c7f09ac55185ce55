import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt: Translated<typeof en> = {
  title: 'Sala de imprensa: factos numa página',
  description:
    'Apresentação em três tamanhos, factos com a sua origem, nove valores com os seus limites, e logótipo, cores e desenhos num só ficheiro.',
  heading: 'Os factos numa página',
  lead: 'Cada facto tem a sua condição e a sua origem e pode ser copiado tal como está. O que aqui falta não é publicado: número de colaboradores, volume de negócios, fundadores, investidores, nomes de clientes.',
  copy: { copy: 'Copiar', copied: 'Copiado' },
  facts: {
    title: 'Ficha de factos',
    lead: 'O limite faz parte do facto: agradecemos que publique os dois.',
    source: 'Origem: {source}',
    sources: { company: 'a empresa', product: 'especificação do produto' },
    rows: {
      name: { name: 'Nome', text: '{brand}, firma {legal}' },
      founded: { name: 'Fundação', text: '{year}' },
      offices: { name: 'Escritórios', text: 'Londres e Lisboa' },
      field: {
        name: 'Atividade',
        text: 'Localização em tempo real de empilhadores, paletes, ferramentas e pessoas em armazéns por banda ultralarga (UWB)',
      },
      accuracy: {
        name: 'Precisão',
        text: 'Até {accuracy} em três dimensões, com linha de vista para âncoras suficientes, bem colocadas e com coordenadas medidas',
      },
      rate: {
        name: 'Frequência de atualização',
        text: 'Até {rate} para uma tag; a frequência de cada tag define-se em função do número de tags',
      },
      live: {
        name: 'Latência da vista em direto',
        text: '{live}; a vista em direto serve para observar e não trava nenhum empilhador',
      },
      uptime: { name: 'Disponibilidade', text: 'Até {uptime}, com cópias de segurança diárias' },
      range: {
        name: 'Alcance de rádio',
        text: 'Até {range}, com antena opcional {rangeLonger} ou {rangeLongest}, com linha de vista',
      },
      alerts: {
        name: 'Alertas de colisão',
        text: 'Assistência ao operador. Não são uma função de segurança nem substituem a avaliação de riscos',
      },
    },
  },
  boilerplate: {
    title: 'Apresentação em três tamanhos',
    lead: 'Cerca de {short}, {medium} e {long} palavras, apenas com factos publicados.',
    name: 'Cerca de {words} palavras',
    texts: {
      short:
        '{brand} localiza empilhadores, paletes, ferramentas e pessoas em armazéns por banda ultralarga, com precisão até {accuracy}. Fundada em {year}, tem escritórios em Londres e Lisboa.',
      medium:
        '{brand} localiza empilhadores, paletes, ferramentas e pessoas em armazéns. As tags emitem impulsos de banda ultralarga, as âncoras medem a sua chegada e uma plataforma calcula as posições, com precisão até {accuracy} se houver linha de vista para um número suficiente de âncoras com coordenadas medidas. O operador é avisado, e os relatórios mostram velocidade, embates, inatividade e esperas. A empresa foi fundada em {year} e tem escritórios em Londres e Lisboa.',
      long: '{brand} localiza empilhadores, paletes, ferramentas e pessoas em armazéns. As tags emitem impulsos de banda ultralarga, as âncoras medem a sua chegada e uma plataforma calcula as posições, com precisão até {accuracy} se houver linha de vista para um número suficiente de âncoras com coordenadas medidas. A vista em direto tem {live} de atraso e os relatórios, {analytics}. Uma interface REST entrega posições e eventos ao sistema de gestão de armazém. O sistema apoia o operador: não trava empilhadores, não filma ninguém e não avalia operadores. Três clientes anónimos comunicaram nove resultados, entre os quais menos {impacts} de embates e menos {search} de tempo de procura, cada um num só cliente. Os resultados não se somam nem são uma previsão. A empresa foi fundada em {year} e tem escritórios em Londres e Lisboa.',
    },
  },
  cases: {
    title: 'Nove valores com os seus limites',
    lead: 'Três clientes anónimos. Setor, dimensão, período e método não são publicados. As percentagens não se somam e não são uma previsão.',
    study: 'Caso de sucesso {number}',
    figure: 'Indicador do caso',
    change: 'Variação',
    limits: {
      1: 'Os embates e os excessos de velocidade dependem de limiares acordados no local; a inatividade, do tempo mínimo de paragem.',
      2: 'O valor da frota refere-se apenas ao turno da noite. O tempo de resposta vai da encomenda ao primeiro movimento.',
      3: 'O valor da frota vem de outro armazém que não o do turno da noite. O tempo de procura vai {searchSpan}.',
    },
  },
  articles: {
    title: 'Notícias para a imprensa',
    lead: 'Artigos da categoria Imprensa, os mais recentes primeiro.',
    all: 'Todos os artigos',
  },
  kit: {
    title: 'Kit de imprensa',
    lead: 'Um ficheiro com o logótipo em SVG e PNG, as cores e dois desenhos do armazém de exemplo em PNG.',
    licence:
      'O logótipo e os desenhos podem ser reproduzidos sem alterações em notícias sobre a {brand}, com indicação da fonte. Os desenhos mostram um armazém de exemplo com dados de exemplo.',
    download: 'Transferir o kit de imprensa (ZIP)',
    ask: 'Perguntas da imprensa',
    mark: 'O logótipo sobre papel e sobre azul-noite',
  },
}
