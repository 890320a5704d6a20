import { alwaysSaying, type Landing } from '../landing'
import { findShop } from './find'
import { hoursWords } from './hours'

export const storefrontLandings: readonly Landing[] = [
  {
    urls: ['/merchantsSettle/list'],
    preview: alwaysSaying('邻集附近的店', '村口有哪些店，开不开门，一看就知道'),
  },
  {
    urls: ['/merchantsSettle/detail'],
    async preview({ db }, { merchant_id: merchantId = '' }) {
      const image = '/static/brand/share.png'
      if (!/^\d{1,9}$/.test(merchantId))
        return { title: '邻集附近的店', description: '看看村口有哪些店', image }
      const { front, merchant } = await findShop(db, Number(merchantId))
      return { title: merchant.name, description: `${hoursWords(front)}，${front.intro}`, image }
    },
  },
]
