export type LimitKind = 'person' | 'phone' | 'device' | 'network' | 'village'

interface LimitRule {
  /** How many times a person, or how many people from one place, a business day. */
  counts: 'times' | 'people'
  most: number
  /** Of one campaign, where the place alone would shut out neighbours who do something else. */
  ofCampaign?: true
  words: string
  refusal: string
}

/** What is begun at most in a day, by whom and from where. */
export const limitRules: Readonly<Record<LimitKind, LimitRule>> = {
  person: {
    counts: 'times',
    most: 30,
    words: '每人每天最多开始 30 个任务',
    refusal: '今天已经开始了 30 个任务，明天再来',
  },
  phone: {
    counts: 'times',
    most: 30,
    words: '换过账号的同一个手机号，次数合在一起算',
    refusal: '这个手机号今天已经开始了 30 个任务，明天再来',
  },
  device: {
    counts: 'people',
    most: 2,
    words: '同一台手机每天最多 2 个账号做任务',
    refusal: '这台手机今天已经有 2 个账号做过任务，请用自己的手机',
  },
  network: {
    counts: 'people',
    most: 100,
    words: '同一个网络每天最多 100 人做任务',
    refusal: '这个网络今天做任务的人太多了，请换一个网络或明天再来',
  },
  village: {
    counts: 'people',
    most: 2000,
    ofCampaign: true,
    words: '同一个活动，每个小区每天最多 2000 人参加',
    refusal: '您小区今天参加这个活动的人满了，明天再来',
  },
}

/** As long as a day's counts are kept. */
export const countsLastDays = 7
