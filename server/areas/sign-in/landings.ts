import { alwaysSaying, type Landing } from '../landing'
import { matchClock } from './rules'

export const signInLandings: readonly Landing[] = [
  {
    urls: ['/signInMatch'],
    preview: alwaysSaying(
      '早起打卡赛，和邻居比谁起得来',
      `明早 ${matchClock.from} 到 ${matchClock.to} 打卡，按时来的邻居分积分`,
    ),
  },
]
