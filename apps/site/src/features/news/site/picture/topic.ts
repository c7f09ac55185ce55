/** What a drawing can be about, each with the words by which a title or a permalink says so. */
const topics = [
  ['flow', /fifo|peps/],
  ['heat', /heat.?map|w(ä|ae)rmekarte|calor|chaleur/],
  [
    'privacy',
    /data.protection|privacy|datenschutz|protec?ci[oó]n.de.datos|donn[ée]es|protezione.dei.dati|prote[cç][cç]?[aã]o.de.dados|gdpr|dsgvo|rgpd/,
  ],
  ['exchange', /rest.(api|interface|schnittstelle)|\b(wms|lvs|sga|erp)\b/],
  ['pilot', /pilot/],
  ['crossing', /[ck]oll?is[iã]|radius/],
  ['speed', /speed|tempozon|tempolimit|velocidad|vitesse|velocit/],
  ['standing', /idl(e|ing)|leerlauf|auslastung|utili[sz]a|inactivi|inativi|inattivi/],
  ['geometry', /anchor|anker|\bancl?as?\b|\bancres?\b|\bancor|[âa]ncora/],
  ['scatter', /10.cm|accura|genauig|precis|pr[ée]cision|exactit|exatid/],
  ['ranging', /arriv|tdoa|ranging|laufzeit|llegada|chegada|distan/],
  ['shadow', /ultra|uwb/],
] as const

export type Topic = (typeof topics)[number][0]

/** Fallback where the title names no topic: topics by category, in six languages. */
const kinds: readonly (readonly [RegExp, readonly Topic[]])[] = [
  [/techn|tecn/, ['ranging', 'scatter', 'shadow', 'exchange']],
  [/safe|sicher|segur|sécur|sicur/, ['speed', 'crossing']],
  [/data|daten|dato|donn|dati|dado/, ['privacy']],
  [/plan|pian/, ['geometry', 'pilot']],
  [/opera|betrieb|exploit/, ['standing', 'heat', 'flow']],
]

interface Subject {
  id: string
  title: string
  permalink: string
  categories: readonly string[]
}

/** Deterministic: the same drawing for the same article. */
export function topicOf({ id, title, permalink, categories }: Subject): Topic {
  const message = `${title} ${permalink}`.toLowerCase()
  const named = topics.find(([, words]) => words.test(message))
  if (named) return named[0]
  const category = categories.join(' ').toLowerCase()
  const choice = kinds.find(([words]) => words.test(category))?.[1] ?? topics.map(([name]) => name)
  return choice[numberOf(id) % choice.length] ?? 'ranging'
}

/** A whole number from 0 on, the same for the same id (FNV-1a). */
export function numberOf(id: string): number {
  let hash = 0x811c9dc5
  for (const character of id) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return hash >>> 0
}
