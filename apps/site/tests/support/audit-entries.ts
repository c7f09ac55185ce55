import type { TestProduct } from './product.ts'

/** Read from the table itself: a call as the administrator would leave entries of its own. */
export const auditEntriesOf = ({ product }: Pick<TestProduct, 'product'>, call: string) =>
  product.platform.store.db
    .selectFrom('audit_entry')
    .leftJoin('account', 'account.id', 'audit_entry.account_id')
    .select(['audit_entry.id', 'account.email', 'audit_entry.subject'])
    .where('call', '=', call)
    .orderBy('audit_entry.id')
    .execute()
