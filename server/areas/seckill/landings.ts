import { alwaysSaying, type Landing } from '../landing'

export const seckillLandings: readonly Landing[] = [
  {
    urls: ['/seckill', '/seckill/goodsDerails'],
    preview: alwaysSaying('整点秒杀', '每场每样一人一件，排队公开，谁都能核对'),
  },
]
