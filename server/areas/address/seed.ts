import type { Db } from '@server/database/database'
import { demo } from '@server/database/demo'
import type { SeedContext } from '../area'
import { addAddress } from './address-book'

export async function seedAddresses(db: Db, { now, config }: SeedContext) {
  for (const { userId, addresses = [] } of Object.values(demo))
    for (const address of addresses)
      await addAddress({ db, key: config.dataKey, userId }, address, now)
}
