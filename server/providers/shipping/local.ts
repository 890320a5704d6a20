import type { Db } from '@server/database/database'
import { outbox } from '@server/database/outbox'
import { uuidv7 } from '@server/database/uuid'
import type { Delivery, ShippingProvider } from './shipping'

const names: Record<Delivery['by'], string> = {
  express: '快递',
  rider: '同城配送',
  grant: '虚拟发货',
  pickup: '自提',
}

/** Tells nobody: what it was told shows at /dev/outbox. */
export const createLocalShipping = (db: Db): ShippingProvider => ({
  async record({ transactionId, title, delivery }) {
    const content = `${names[delivery.by]} ${title}`
    await db
      .insert(outbox)
      .values({ messageId: uuidv7(), kind: 'shipping', recipient: transactionId, content })
    return { verdict: 'recorded' }
  },
})
