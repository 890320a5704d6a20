import { go, replace } from '@/navigation/go'
import type { Role } from '@/routes/route'

interface RoleWords {
  /** Why somebody who is signed in does not see the page. */
  title: string
  /** Who does, and how to become one. */
  text: string
  /** Where that is asked for; nowhere where the house gives it. */
  become?: { text: string; ask: () => Promise<unknown> }
  /** Where whoever signs in as somebody else begins. */
  begin: () => Promise<unknown>
}

/** What is said to somebody who opens a page that is for others. */
export const roles: Readonly<Record<Role, RoleWords>> = {
  operator: {
    title: '这个账号不是运维员',
    text: '这一页只给运维看。请换运维登记的手机号登录，或找客服开通',
    begin: () => go('work'),
  },
  owner: {
    title: '这个账号没有机器',
    text: '这一页只给机器的老板看。请换登记的手机号登录，或找客服开通',
    begin: () => go('mineRevenue'),
  },
  maintainer: {
    title: '这个账号不是维护员',
    text: '这一页只给装机和维修的师傅看。请换登记的手机号登录，或找客服开通',
    begin: () => go('bugLog'),
  },
  steward: {
    title: '这个账号不是村管家',
    text: '这一页只给村里的管家看。请换管家登记的手机号登录，或找客服开通',
    begin: () => go('housekeepBackground'),
  },
  merchant: {
    title: '您还没有加入任何商家',
    text: '这一页只给店里的人看。店主审核通过以后就能用，店员请让店主添加',
    become: { text: '去入驻', ask: () => replace('merchantSettle') },
    begin: () => go('merchantSettle'),
  },
  advertiser: {
    title: '还没有开通广告投放',
    text: '公司审核通过以后，就能在这里投放和看报告',
    become: { text: '去开通', ask: () => replace('advertisersBackground') },
    begin: () => go('advertisersBackground'),
  },
  house: {
    title: '这个账号不是平台的人',
    text: '这一页只给平台的人看。请换平台登记的手机号登录，或找客服开通',
    begin: () => go('work'),
  },
  developer: {
    title: '这个账号不是拓展员',
    text: '这一页只给开发点位的拓展员看。请换登记的手机号登录，或找客服开通',
    begin: () => go('locationDevelop'),
  },
}
