import type { Landing } from '../../landing'
import { goodsCard } from './goods-card'

const shop = '/exchangeShop'

/** A page for each kind, and what its address calls the number of the goods. */
const pages: readonly [number: string, ...urls: string[]][] = [
  ['goods_id', `${shop}/GoodDetailsOnline/:goods_id`],
  [
    'id',
    `${shop}/GoodDetailsOnline/:id/:exchange_type`,
    `${shop}/businessPackets/:id/:exchange_type`,
    `${shop}/DigitalGoods/:id/:exchange_type`,
    `${shop}/MemberDetails/:id`,
  ],
  ['discount_id', `${shop}/discountCoupon/:discount_id/:exchange_type`],
  ['vip_packets_id', `${shop}/VipPackets/:vip_packets_id/:exchange_type`],
]

export const goodsLandings: readonly Landing[] = pages.map(([number, ...urls]) => ({
  urls,
  async preview(looking, { [number]: id = '' }) {
    const { title, price } = await goodsCard(looking, id)
    return {
      title,
      description: price ? `${price}，在邻集就能换` : '邻集好物，积分就能换',
      image: `/cards/goods/${id}.png`,
    }
  },
}))
