import { businessDay } from '@server/calendar'
import { shortYuan } from '@server/money'
import { deeds } from './deeds'
import { type Recruitment, rewardKinds, withinDays } from './recruitments'

/** The rules as people read them. */
export function sentencesOf({ rewards, coolingDays, mostAMonth, to }: Recruitment): string[] {
  return [
    ...(to ? [`${businessDay(to)} 以前加入的推广员，按这份规则算`] : []),
    '新邻居扫您的码、接受邀请，就算您招来的；一位邻居只算一次，以后不变',
    ...rewardKinds.map((kind) => {
      const [first, second] = rewards[kind]
      return `邻居${deeds[kind].title}，您得 ${shortYuan(first)}；他们再招来的邻居，您得 ${shortYuan(second)}。只算两层`
    }),
    `邻居来了以后 ${withinDays} 天内做到才算`,
    `奖励先记为待结算，${coolingDays} 天后可以领取；这段时间里退了货、任务被收回的，奖励一起收回`,
    `每个月最多奖励 ${shortYuan(mostAMonth)}，收回的不占这个数`,
    '一天里来得太多的，先核实再结算；自己邀请自己、批量注册的不算',
  ]
}
