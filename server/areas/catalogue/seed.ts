import { defaultAddress } from '@server/areas/address/address'
import type { Db } from '@server/database/database'
import { demo } from '@server/database/demo'
import { demoFiles } from '@server/database/demo-files'
import { importFile } from '@server/importing/import-file'
import type { SeedContext } from '../area'
import { playStory } from './demo-story'
import { goodsImporter } from './write/import-goods'

export async function seedExchangeShop(tx: Db, { now, config, ports: { orders } }: SeedContext) {
  const key = config.dataKey
  for (const text of demoFiles('goods')) await importFile(goodsImporter(key), text, { tx, now })
  const { userId } = demo.consumer
  const home = await defaultAddress({ db: tx, key, userId })
  await playStory(tx, { userId, orders, addressId: home!.address_id, now })
}
