/** What tenders ask of each device, by the device. */
const deviceQuestions = {
  tag: ['dimensions', 'weight', 'battery', 'mounting', 'temperature'],
  badge: ['dimensions', 'weight', 'battery'],
  anchor: ['dimensions', 'weight', 'power', 'connectors', 'mounting', 'temperature'],
  gateway: ['dimensions', 'weight', 'power', 'connectors', 'temperature'],
  display: ['dimensions', 'weight', 'power', 'connectors', 'temperature'],
} as const

/** What tenders ask of the company, by the reader whom an answer serves. */
const companyQuestions = {
  security: [
    'hosting',
    'subprocessors',
    'retention',
    'encryption',
    'signIn',
    'roles',
    'ports',
    'updates',
    'interfaces',
    'certificates',
  ],
  warning: ['delay', 'seen', 'heard', 'failure'],
  support: ['hours', 'response', 'warranty', 'spareParts', 'updatePeriod', 'delivery'],
  commercial: ['accuracy', 'fiveYears', 'priceChanges', 'contractEnd', 'references'],
} as const

export const companyGroups = ['security', 'warning', 'support', 'commercial'] as const
export const askedDevices = ['tag', 'badge', 'anchor', 'gateway', 'display'] as const
type Group = (typeof companyGroups)[number] | (typeof askedDevices)[number]

const keysOf = <G extends Group, Name extends string>(group: G, names: readonly Name[]) =>
  names.map((name): `${G}.${Name}` => `${group}.${name}`)

const { security, warning, support, commercial } = companyQuestions
const { tag, badge, anchor, gateway, display } = deviceQuestions

/** Every question that an owner can answer in the ledger, in its order there: `security.hosting`, `tag.weight`. */
export const answerKeys = [
  ...keysOf('security', security),
  ...keysOf('warning', warning),
  ...keysOf('support', support),
  ...keysOf('commercial', commercial),
  ...keysOf('tag', tag),
  ...keysOf('badge', badge),
  ...keysOf('anchor', anchor),
  ...keysOf('gateway', gateway),
  ...keysOf('display', display),
] as const
export type AnswerKey = (typeof answerKeys)[number]

/** The questions of one group or device. */
export const answersOf = (group: Group): readonly AnswerKey[] =>
  answerKeys.filter((key) => key.startsWith(`${group}.`))
