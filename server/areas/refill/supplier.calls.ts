import type { supplierCalls } from '@contract/refill/supplier'
import type { HandlersOf } from '@server/call/handler'
import { listSuppliers } from './suppliers'

export const supplierHandlers: HandlersOf<typeof supplierCalls> = {
  '/tp5/api/IterDistributor/lists': async (_input, { db }) => ({ list: await listSuppliers(db) }),
}
