import { alwaysSaying, type Landing } from '../landing'

export const holdingLandings: readonly Landing[] = [
  {
    urls: ['/exchangeShop/invite/:invite_id'],
    preview: alwaysSaying('送你一份邻居的心意', '打开就能看到是什么，三天里都能收下'),
  },
]
