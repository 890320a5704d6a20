import { placeAt } from '../places'
import { defineKind } from './kind'

export interface Begun {
  key: string
  title: string
}

export interface SaleBegins {
  session_id: number
  /** 14:00 */
  hour: string
}

export interface PlaceGiven {
  item_id: number
  title: string
  /** Who gave it, masked. */
  from: string
}

export interface SignInOpen {
  streak: number
  /** What it would give, in words. */
  gives: string
}

export interface MatchDecided {
  got: number
  stake: number
  attended: number
  people: number
}

const matchText = ({ got, stake, attended, people }: MatchDecided) => {
  if (attended === 0) return `没有邻居按时打卡，押的 ${stake} 积分退给您了`
  if (got === 0)
    return `${people} 位里 ${attended} 位按时打卡，您这次没赶上，押的 ${stake} 积分分给了他们`
  return `${people} 位里 ${attended} 位按时打卡，您押 ${stake} 积分，分到 ${got} 积分`
}

/** What begins, is open today or has come to its end. */
export const activityKinds = {
  begins: defineKind<Begun>({
    subject: 'activity',
    template: 'begins',
    words: ({ title }) => ({
      title: '活动开始了',
      text: `“${title}”现在可以参加，份额有限`,
      thing: title,
      state: '已开始',
    }),
    place: ({ key }) => placeAt('campaign', { key }),
  }),
  seckill: defineKind<SaleBegins>({
    subject: 'activity',
    template: 'begins',
    words: ({ hour }) => ({
      title: `${hour} 的秒杀马上开始`,
      text: '先去占个位子，到点按公开的随机数排队',
      thing: `${hour} 场秒杀`,
      state: '马上开始',
    }),
    place: () => placeAt('seckill'),
  }),
  seckillGiven: defineKind<PlaceGiven>({
    subject: 'activity',
    template: 'begins',
    words: ({ title, from }) => ({
      title: '邻居让给您一个位子',
      text: `${from}把“${title}”的排队位子让给您，要就点“接过来”，轮到您才下单`,
      thing: title,
      state: '等您接',
    }),
    place: ({ item_id }) => placeAt('seckillGoods', { item_id }),
  }),
  signIn: defineKind<SignInOpen>({
    subject: 'activity',
    template: 'signIn',
    words: ({ streak, gives }) => ({
      title: '今天还没签到',
      text: streak > 0 ? `已连签 ${streak} 天，今天签到得${gives}` : `今天签到得${gives}`,
      thing: '每日签到',
      state: '待签到',
    }),
    place: () => placeAt('signIn'),
  }),
  matchDecided: defineKind<MatchDecided>({
    subject: 'activity',
    template: 'match',
    words: (facts) => ({
      title: '打卡赛出结果了',
      text: matchText(facts),
      thing: '早起打卡赛',
      state: '出结果',
    }),
    place: () => placeAt('signInMatch'),
  }),
}
