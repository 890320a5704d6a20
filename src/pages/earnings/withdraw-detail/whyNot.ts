import type { Out } from '@contract/api'
import { money } from '@/format/money'
import { go } from '@/navigation/go'
import type { IconName } from '@/ui/icons/drawings'

export type Allowed = Out<'/user/Center/getAllowWithdrawAmount'>

export interface Obstacle {
  icon: IconName
  title: string
  text: string
  way: string
  onWay: () => Promise<unknown>
}

const identityTexts: Record<Exclude<Allowed['identity'], 'approved'>, string> = {
  none: '拍身份证，约 2 分钟',
  waiting: '实名认证正在审核，有结果会告诉您',
  refused: '上次没有通过，改好再提交一次',
}

/** What has to come first, the nearest of it. */
export function whyNot(allowed: Allowed): Obstacle | null {
  const { identity, wechat, open, balance, rules, times_left: times } = allowed
  if (open)
    return {
      icon: 'clock',
      title: '有一笔提现正在处理',
      text: '到账或取消以后，再提下一笔',
      way: '看进度',
      onWay: () => go('withdrawalList', { withdrawal_no: open }),
    }
  if (identity !== 'approved')
    return {
      icon: 'user',
      title: '先实名，再提现',
      text: identityTexts[identity],
      way: identity === 'waiting' ? '看进度' : '去实名',
      onWay: () => go('authentication'),
    }
  if (wechat === 'elsewhere')
    return {
      icon: 'wechat',
      title: '先绑定微信，再提现',
      text: '钱打到微信零钱：请用这个手机号登录微信里的邻集小程序一次，再回来提现',
      way: '找客服',
      onWay: () => go('service'),
    }
  if (balance < rules.least)
    return {
      icon: 'info',
      title: `还差 ${money(rules.least - balance)}`,
      text: `满 ${money(rules.least)} 就能提`,
      way: '去赚',
      onWay: () => go('makeMoney'),
    }
  if (times === 0)
    return {
      icon: 'clock',
      title: `今天提过 ${rules.times_day} 次了`,
      text: '明天 0 点后再来',
      way: '看记录',
      onWay: () => go('withdrawalList'),
    }
  if (allowed.allowed < rules.least)
    return {
      icon: 'clock',
      title: '额度用完了',
      text: allowed.month_left < rules.least ? '下个月再来' : '明天 0 点后再来',
      way: '看记录',
      onWay: () => go('withdrawalList'),
    }
  return null
}
