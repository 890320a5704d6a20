import {
  type Merchant,
  merchantsByKey,
  merchantImporter,
  merchantListing,
} from '@server/areas/merchant/merchant'
import { listed } from '@server/command/listed'
import { follow } from './follow'

const isMoved = (before: Merchant, after: Merchant) =>
  before.name !== after.name ||
  before.latitude !== after.latitude ||
  before.longitude !== after.longitude

/** Merchants by a file; of one that is called or lies otherwise than before all else follows. */
export const merchantCommand = listed({
  ...merchantListing,
  importer: () => ({
    ...merchantImporter,
    async write(tx, content, now) {
      const keys = content.merchants.map(({ key }) => key)
      const before = await merchantsByKey(tx, keys)
      const brought = await merchantImporter.write(tx, content, now)
      for (const [key, merchant] of await merchantsByKey(tx, keys)) {
        const former = before.get(key)
        if (former && isMoved(former, merchant)) await follow(tx, merchant)
      }
      return brought
    },
  }),
})
