import type { Db } from '@server/database/database'
import { findGoods } from '@server/areas/catalogue/catalogue'
import { pictureOf } from '@server/areas/prize/prize'
import { findCampaign } from '@server/areas/programme/programme'
import { Refusal } from '@server/call/refusal'
import type { Card } from './card'
import { priceOfCampaign, priceOfGoods } from './price'

interface Looking {
  db: Db
  now: Date
}

type Find = (looking: Looking, id: string) => Promise<Card>

/** What has a card of its own, by the first part of its address. */
const kinds = new Map<string, Find>([
  [
    'goods',
    async ({ db }, id) => {
      if (!/^\d{1,9}$/.test(id)) throw new Refusal('notFound')
      const goods = await findGoods(db, Number(id), undefined)
      const { title, tint, image: picture } = goods
      return { title, tint, picture, price: priceOfGoods(goods), note: '' }
    },
  ],
  [
    'campaign',
    async ({ db, now }, key) => {
      const { definition } = await findCampaign(db, { key }, now)
      const { title, subtitle: note, look, price, share } = definition
      const picture = pictureOf(share.picture)
      return { title, note, tint: look.tint, price: priceOfCampaign(price), picture }
    },
  ],
])

export async function findCard(looking: Looking, kind: string, id: string): Promise<Card> {
  const find = kinds.get(kind)
  if (!find) throw new Refusal('notFound')
  return find(looking, id)
}
