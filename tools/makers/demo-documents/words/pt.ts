import type { Translated } from '@repo/platform/i18n/translated.ts'
import type { en } from './en.ts'

export const pt = {
  edition: 'Edição {edition}',
  source: 'Gerado a partir dos valores publicados da {brand}; prevalece a proposta.',
  page: 'Página {page} de {pages}',
  kinds: { datasheet: 'Ficha técnica', caseStudy: 'Caso de sucesso', brochure: 'Brochura' },
  datasheet: {
    reading: 'Como ler os valores',
    size: 'Dimensões',
    intro: {
      anchor:
        'A âncora é fixada num pilar ou numa parede. Mede o instante de chegada dos impulsos de rádio das tags.',
      tag: 'A tag é colocada no empilhador, na palete, na ferramenta ou no crachá. A posição é calculada a partir dos seus impulsos de rádio.',
      gateway: 'O gateway liga as âncoras à rede das instalações.',
      platform:
        'A plataforma transforma as posições em vista em direto, alertas, indicadores e relatórios.',
    },
    rows: {
      range: 'Alcance de rádio',
      spectrum: 'Espetro UWB',
      bands: 'Bandas de funcionamento',
      accuracy: 'Precisão 3D do sistema',
      rate: 'Frequência de atualização',
      protection: 'Índice de proteção',
      temperature: 'Temperatura de funcionamento',
      marks: 'Certificação e marcação',
      supply: 'Alimentação',
      live: 'Latência da vista em direto',
      analytics: 'Latência da análise de dados',
      uptime: 'Disponibilidade',
      backups: 'Cópias de segurança',
      interface: 'Interface',
    },
    values: {
      range: 'até {standard} m; {longer} ou {longest} m com antena opcional',
      accuracy: 'até {number} cm',
      rate: 'até {number} Hz',
      protection: '{outdoors} no exterior, {indoors} no interior',
      temperature: '{first} e {second}, consoante a variante (ver encomenda)',
      degrees: 'de {from} a {to} °C',
      supply: '{dc} V CC, {ac} V CA ou PoE',
      uptime: 'até {share}',
      backups: 'diárias',
      interface: 'REST',
    },
    notes: {
      accuracy:
        'Até {number} cm é o melhor caso: linha de vista para âncoras suficientes e bem colocadas, cujas posições foram levantadas.',
      range:
        'O alcance é o da ligação de rádio com linha de vista. Uma posição precisa de várias âncoras ao mesmo tempo, que ficam por isso mais próximas do que o alcance permite.',
      rate: 'O valor indicado é a frequência máxima de uma tag. A frequência configurada depende do número de tags.',
      protection:
        'IP67: estanque ao pó, 30 min a 1 m de profundidade. IP54: protegido contra pó nocivo e salpicos de água. Nenhum abrange a limpeza a alta pressão nem a condensação.',
      outdoors:
        'Antes de montar âncoras no exterior, verificam-se as regras nacionais de rádio. Alguns países exigem um registo ou uma autorização.',
      supply: 'Numa rede elétrica de 230 V, alimente o gateway por PoE ou pela entrada CC.',
      marks:
        'A marcação CE é a declaração do fabricante. UL é a marca de um organismo independente.',
      live: 'A vista em direto serve para observar: em {seconds} s, um empilhador a 10 km/h percorre {metres} m.',
      uptime:
        'Uma disponibilidade de {share} deixa {hours} h por ano sem plataforma. O armazém tem de poder trabalhar sem o ecrã.',
    },
  },
  caseStudy: {
    anonymous: 'O cliente permanece anónimo. São publicados três valores e nada mais.',
    next: 'Os valores do seu armazém',
    nextText:
      'Um projeto-piloto mede estas mesmas grandezas no local. Escreva-nos para o planear com a planta do seu armazém.',
    unknown: 'O que não está publicado',
    unknownItems: [
      'Nome, setor e dimensão das instalações',
      'Período da medição e valores de referência',
      'Outras medidas tomadas ao mesmo tempo',
    ],
    limits: 'Como ler os valores',
    limitItems: [
      'Os valores vêm de um único armazém. Não são uma previsão para outro.',
      'As percentagens de casos de sucesso diferentes não se somam.',
      'Um projeto-piloto mostra as mesmas grandezas no seu próprio armazém.',
    ],
    how: {
      speeding: 'A velocidade do empilhador face ao limite da sua zona.',
      impacts:
        'Os embates acima de um limiar, com local e hora. Do limiar depende quantos são contados.',
      idling:
        'O tempo em que um empilhador está ligado e parado. O que conta como ligado é definido antes da medição.',
      nightShiftForklifts: 'Os empilhadores em uso ao mesmo tempo, hora a hora.',
      orderResponse:
        'O tempo desde a encomenda no WMS até ao primeiro movimento. O WMS tem de fornecer as horas das encomendas.',
      retrieval: 'O tempo desde a encomenda até a palete sair da sua localização.',
      search: 'O tempo {searchSpan}.',
      forklifts:
        'Os empilhadores em uso ao mesmo tempo, num ciclo completo de semanas intensas e calmas.',
      throughput: 'As paletes movimentadas nas mesmas horas de trabalho.',
    },
  },
  warehouse: {
    limits: 'Os limites',
    limitItems: [
      'O sinal de rádio exige linha de vista. O aço, os líquidos e as estantes cheias reduzem a precisão ou impedem a localização.',
      'O que não tem tag não é localizado.',
      'Os alertas de colisão ajudam o operador. Não são uma função de segurança, não travam o empilhador e não substituem a avaliação de riscos nem as vias de circulação.',
      'A vista em direto tem {seconds} s de atraso. Não serve para travar.',
      'O sistema localiza e informa. Não classifica pessoas.',
    ],
  },
  protection: {
    lead: 'A posição de um empilhador é um dado pessoal assim que se possa saber quem o conduz. Esta lista indica o que é acordado antes da instalação. Não é aconselhamento jurídico.',
    agree: 'A acordar antes da primeira tag',
    items: [
      'Finalidades e finalidades excluídas',
      'O que tem tag: empilhadores, paletes, ferramentas, pessoas',
      'Se um empilhador é associado ao operador',
      'Quem vê o quê e com que detalhe: instalações, turno, empilhador',
      'Prazo de conservação de cada tipo de dados',
      'Se um alerta chega só ao operador ou também a outros',
      'Pausas, instalações sanitárias e salas de descanso: zonas ocultas',
      'Uso em matéria disciplinar',
      'Exclusão de avaliações individuais',
      'Registo de acessos e quem o verifica',
      'Exportação e apagamento, também no fim do contrato',
      'Como são acordadas as alterações posteriores',
    ],
    law: 'Por ordenamento jurídico',
    kit: 'Minutas para adaptar com a comissão de trabalhadores',
    kitText:
      'O dossiê de compra, no nosso site, inclui uma minuta de avaliação de impacto e um modelo de acordo, em seis idiomas.',
    rules: [
      'União Europeia: o consentimento dos trabalhadores quase nunca é um fundamento jurídico válido. O interesse legítimo exige necessidade, proporcionalidade e transparência; é provável que seja exigida uma avaliação de impacto.',
      'Alemanha: § 87 (1) n.º 6 BetrVG. A comissão de trabalhadores participa na decisão sobre dispositivos técnicos capazes de vigiar o comportamento ou o desempenho, qualquer que seja a intenção.',
      'França: a CNIL exige finalidades concretas, ausência de controlo permanente e a possibilidade de desligar fora do horário de trabalho. O CSE e cada trabalhador são informados previamente.',
      'Itália: art. 4 L. 300/1970. Apenas por razões de organização, produção, segurança ou proteção do património, com acordo da RSU ou da RSA ou com autorização da inspeção do trabalho.',
      'Espanha: art. 90 LO 3/2018. Os trabalhadores e os seus representantes recebem informação prévia, expressa e clara.',
      'Portugal: art. 20.º do Código do Trabalho. É proibida a vigilância a distância para controlar o desempenho profissional.',
    ],
  },
  estimate: {
    lead: 'A estimativa é um cálculo com os dados de um armazém e com pressupostos publicados: lista de preços, versão {version}.',
    example: 'Dos dados à recuperação do investimento',
    formulas:
      'As fórmulas são as da página de preços. Cada uma surge acima das que a utilizam, e os nomes que contém são dados, pressupostos ou linhas anteriores.',
    exampleNote:
      'Armazém de exemplo com os preços de {country}, sem IVA. Calculado com o modelo, não medido.',
  },
} satisfies Translated<typeof en>
