import { defaultAddress } from '@server/areas/address/address'
import type { Db } from '@server/database/database'
import { demo } from '@server/database/demo'
import { demoFiles } from '@server/database/demo-files'
import { importFile } from '@server/importing/import-file'
import type { SeedContext } from '../area'
import { playNeighbour, playStory } from './demo-story'
import { goodsImporter } from './write/import-goods'

export async function seedExchangeShop(tx: Db, { now, config, ports: { orders } }: SeedContext) {
  const key = config.dataKey
  for (const text of demoFiles('goods')) await importFile(goodsImporter(key), text, { tx, now })
  const actor = async ({ userId }: { userId: string }) => {
    const home = await defaultAddress({ db: tx, key, userId })
    return { userId, orders, addressId: home!.address_id, now }
  }
  await playStory(tx, await actor(demo.consumer))
  await playNeighbour(tx, await actor(demo.operator))
}
