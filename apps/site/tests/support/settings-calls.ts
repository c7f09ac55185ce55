import type { Caller } from './product.ts'
import type { Calls } from './sample-call.ts'

const admins: readonly Caller[] = ['admin']
const signedIn: readonly Caller[] = ['viewer', 'sales', 'editor', 'admin']

/** What administrators enter of the company. */
export const settingsCalls: Calls = {
  'GET /api/settings': { who: admins },
  'PUT /api/settings': {
    who: admins,
    send: async () => ({ body: { webhook: { url: 'https://hooks.example.com/demo' } } }),
  },
  'POST /api/settings/webhook/secret': { who: admins },
  'POST /api/settings/webhook/test': { who: admins },
  'GET /api/settings/webhook/deliveries': { who: admins },
  'GET /api/claims': { who: signedIn },
  'PUT /api/claims': {
    who: admins,
    send: async () => ({ body: { id: 'impacts', owner: 'Product' } }),
  },
}
