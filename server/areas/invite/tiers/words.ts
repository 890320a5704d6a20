import { businessDay } from '@server/calendar'
import { shortYuan } from '@server/money'
import { endOf, type TierRules } from './rules'

/** The rules as people read them. */
export function sentencesOf(rules: TierRules): string[] {
  const { hundredths, lastsDays, mostAGuest, name } = rules
  const end = endOf(name)
  return [
    ...(end ? [`${businessDay(end)} 以前接受邀请的邻居，按这份规则算`] : []),
    `您请来的邻居每做完一个广告任务，您得任务价格的 ${hundredths[0]}%`,
    `他们再请来的邻居做完任务，您得 ${hundredths[1]}%。只算两层，再往下不计`,
    `从接受邀请起算 ${lastsDays} 天，每位邻居最多给您带来 ${shortYuan(mostAGuest)}`,
    '奖励从广告主的预算里出，邻居自己的收入一分不少',
    '任务被收回的，奖励一起收回；不足 1 分的不计',
  ]
}
