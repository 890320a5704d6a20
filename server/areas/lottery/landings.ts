import { alwaysSaying, type Landing } from '../landing'

export const lotteryLandings: readonly Landing[] = [
  {
    urls: ['/lottery', '/lottery/GoodsDetail', '/lottery/activePrize', '/lottery/bz_detail'],
    preview: alwaysSaying('天天抽奖', '每天送一次，概率公开，每次都能核对'),
  },
]
