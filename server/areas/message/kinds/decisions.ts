import { placeAt } from '../places'
import { defineKind } from './kind'

export interface OffenceNoted {
  name: string
  words: string
}

export interface TicketAnswered {
  about: string
  answer: string
}

export interface AdDecided {
  /** The campaign, or the company that asked to advertise. */
  title: string
  what: string
  approved: boolean
  reason: string
  /** 0 where it is about the company. */
  campaign_id: number
}

export interface ShopDecided {
  name: string
  approved: boolean
  reason: string
}

export interface ShopStopped {
  name: string
  /** Empty: it goes on. */
  reason: string
}

export interface ShopStaffed {
  shop: string
  /** Empty: it is whoever reads it. */
  name: string
}

export interface OperatorDecided {
  machine: string
  approved: boolean
  reason: string
}

export interface VillageDecided {
  village: string
  approved: boolean
  reason: string
}

export interface PartnerAnswered {
  /** As what they would be a partner. */
  title: string
  accepted: boolean
  answer: string
}

/** What the house holds against somebody, answers them or decides about their advertising. */
export const decisionKinds = {
  offence: defineKind<OffenceNoted>({
    subject: 'account',
    template: 'identity',
    words: ({ name, words }) => ({
      title: '任务违规提醒',
      text: `“${name}”：${words}。不是您做的，可以申诉`,
      thing: name,
      state: '待查看',
    }),
    place: () => placeAt('fairness'),
  }),
  ticket: defineKind<TicketAnswered>({
    subject: 'account',
    template: 'identity',
    words: ({ about, answer }) => ({
      title: `${about}有了回复`,
      text: answer,
      thing: about,
      state: '已回复',
    }),
    place: () => placeAt('fairness'),
  }),
  operatorDecided: defineKind<OperatorDecided>({
    subject: 'account',
    template: 'identity',
    words: ({ machine, approved, reason }) => ({
      title: approved ? '运营申请通过了' : '运营申请没有通过',
      text: approved
        ? `“${machine}”从现在起由您运营，请用运营小程序登录`
        : `“${machine}”：${reason}，可以再申请`,
      thing: machine,
      state: approved ? '已通过' : '未通过',
    }),
    place: () => placeAt('operatorApply'),
  }),
  villageDecided: defineKind<VillageDecided>({
    subject: 'account',
    template: 'identity',
    words: ({ village, approved, reason }) => ({
      title: approved ? '您的住处确认了' : '您的住处没有通过',
      text: approved ? `您是${village}的人了` : `${village}：${reason}，可以再申请，也可以换一个村`,
      thing: village,
      state: approved ? '已通过' : '未通过',
    }),
    place: () => placeAt('village'),
  }),
  partnerAnswered: defineKind<PartnerAnswered>({
    subject: 'account',
    template: 'identity',
    words: ({ title, accepted, answer }) => ({
      title: accepted ? '合作申请通过了' : '合作申请没有通过',
      text: `“${title}”：${answer}`,
      thing: title,
      state: accepted ? '已通过' : '未通过',
    }),
    place: () => placeAt('partner'),
  }),
  shopDecided: defineKind<ShopDecided>({
    subject: 'account',
    template: 'identity',
    words: ({ name, approved, reason }) => ({
      title: approved ? '店铺入驻通过了' : '店铺入驻没有通过',
      text: approved
        ? `“${name}”已经开张，去写上服务、套餐和营业时间`
        : `“${name}”：${reason}，改好后可以再申请`,
      thing: name,
      state: approved ? '已通过' : '未通过',
    }),
    place: ({ approved }) => placeAt(approved ? 'joined' : 'merchant'),
  }),
  shopChanged: defineKind<ShopDecided>({
    subject: 'account',
    template: 'identity',
    words: ({ name, approved, reason }) => ({
      title: approved ? '店名和地址改好了' : '店名和地址没有改',
      text: approved
        ? `“${name}”的新店名和地址，邻居现在就能看到`
        : `“${name}”：${reason}，改好后可以再提交`,
      thing: name,
      state: approved ? '已改好' : '未通过',
    }),
    place: () => placeAt('shopChange'),
  }),
  shopStopped: defineKind<ShopStopped>({
    subject: 'account',
    template: 'identity',
    words: ({ name, reason }) => ({
      title: reason === '' ? '您的店恢复营业了' : '您的店被暂停营业',
      text:
        reason === ''
          ? `“${name}”的套餐又能买了`
          : `“${name}”：${reason}。改好后请联系客服；已经卖出的照常核销`,
      thing: name,
      state: reason === '' ? '已恢复' : '已暂停',
    }),
    place: () => placeAt('merchant'),
  }),
  shopHired: defineKind<ShopStaffed>({
    subject: 'account',
    template: 'identity',
    words: ({ shop }) => ({
      title: '您成了店员',
      text: `“${shop}”的店主把您加为店员，现在就能核销。不是您愿意的，可以在店员页离开`,
      thing: shop,
      state: '已加入',
    }),
    place: () => placeAt('shopStaff'),
  }),
  shopLeft: defineKind<ShopStaffed>({
    subject: 'account',
    template: 'identity',
    words: ({ shop, name }) => ({
      title: name === '' ? '您不再是店员' : '有店员离开了',
      text:
        name === ''
          ? `“${shop}”的店主移除了您，以后不能再核销；以前核销的照常结算`
          : `${name}离开了“${shop}”，不再核销；以前核销的照常结算`,
      thing: shop,
      state: '已离开',
    }),
    place: ({ name }) => placeAt(name === '' ? 'merchant' : 'shopStaff'),
  }),
  adDecided: defineKind<AdDecided>({
    subject: 'account',
    template: 'identity',
    words: ({ title, what, approved, reason }) => ({
      title: `${what}${approved ? '通过了' : '没有通过'}`,
      text: `「${title}」${reason || (approved ? '已通过审核' : '没有通过审核')}`,
      thing: title,
      state: approved ? '已通过' : '未通过',
    }),
    place: ({ campaign_id }) =>
      campaign_id ? placeAt('ad', { campaign_id }) : placeAt('advertiser'),
  }),
}
