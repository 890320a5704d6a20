import { alwaysSaying, type Landing } from '../landing'

export const exclusiveLandings: readonly Landing[] = [
  {
    urls: ['/exclusiveActivity/goods/:goods_id'],
    preview: alwaysSaying('邻集专享', '给您的专享价，看看有没有您的份'),
  },
]
