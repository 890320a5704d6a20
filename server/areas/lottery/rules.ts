import type { Feature } from '@contract/features'
import { type Here, isClosed } from '@server/call/closed'
import { type Platform, platforms } from '@server/call/platform'

export type Source = 'free' | 'signIn' | 'task' | 'invite' | 'bought'

interface SourceRule {
  title: string
  most: number
  link: string
  /** Where it gives any. */
  on: readonly Platform[]
  /** Closed with this. */
  feature?: Feature
}

/** From what chances come, how many of each a day, and where to get them. */
export const sources: Readonly<Record<Source, SourceRule>> = {
  free: { title: '每天送', most: 1, link: '/lottery', on: platforms },
  signIn: { title: '今天签到', most: 1, link: '/signIn', on: platforms },
  task: { title: '做完广告任务', most: 3, link: '/makeMoney', on: platforms },
  // in a mini program nothing is drawn for having shared: WeChat's rule
  invite: {
    ...{ title: '请来新邻居', most: 5, link: '/lottery/tigerInvite' },
    ...{ on: ['web'], feature: 'inviteReward' },
  },
  bought: { title: '用积分换', most: 3, link: '/lottery', on: platforms },
}

/** Those that give where somebody asks. */
export const sourcesHere = (here: Here): Source[] =>
  (Object.keys(sources) as Source[]).filter((key) => {
    const { on, feature } = sources[key]
    return on.includes(here.platform) && !(feature && isClosed(here, feature))
  })

/** What one more chance costs. */
export const chancePoints = 50

/** So long goods wait for an address. */
export const claimDays = 7
/** So long before that is over its winner is told. */
export const warnDays = 2

/** Who finds others drawing stands in line; a phone asks again after so many milliseconds, longer the further behind. */
export const queueRules = {
  askAfter: (ahead: number) => Math.min(15_000, 1000 + ahead * 20),
}

/** No prize is worth more, in cents: the law's 50 000 yuan. */
export const mostWorth = 50_000_00

export const lotterySentences = [
  '概率就是页面上公布的，由服务器按表计算，卖完或送完的份额并到保底奖，随时更新',
  '每次抽取由当天的随机数、您自己的随机数、您的账号和第几次一起算出。各天的随机数一环扣一环，第一环的指纹一开始就公布；当天的随机数第二天公布，谁都能核对',
  `每天送 1 次；别的机会从哪里来、各有几次，写在抽奖页上。还能用 ${chancePoints} 积分换，每天最多 ${sources.bought.most} 次`,
  `用积分换的机会只给实名认证过的成年人；未满 18 周岁不参加`,
  `抽中的积分和金币马上到账；实物 ${claimDays} 天内填地址，过期不补`,
  '规则、概率和中奖记录保留两年',
]
