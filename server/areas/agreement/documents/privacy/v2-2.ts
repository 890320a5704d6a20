import { recipientsSince, sentenceOf } from '../../recipients'
import { revised } from '../../revised'
import { privacyPolicy2_1 as former } from './v2-1'

const sectionOf = (heading: string) =>
  former.sections.find((section) => section.heading === heading)!

const summary = sectionOf('一、一句话说明')
const collected = sectionOf('二、我们收集哪些信息，用来做什么')
const kept = sectionOf('五、各类信息保存多久')
const receiving = sectionOf('六、谁会收到您的信息')

const version = '2.2'

const position =
  '位置信息：经您在系统弹窗中同意后，我们取得您的经纬度，用于显示离您最近的村社和售货机，以及在您从售货机取货、领取机器旁的奖品时，确认您就在那台机器前。位置保存在您的手机上，随请求发给我们用于计算距离，我们的服务器不保存经纬度；确认您在机器前时，我们记下是哪台机器、离它多少米。您自己选的村只用来排列内容，不当作您的位置。拒绝后我们按默认村社展示，取货可以改用取货码，不影响其他功能。'

const added = [
  '消息和提醒：您的订单、售后、卡券和实名认证有了进展，或者您要我们提醒的商品到货、活动开始时，我们在应用里给您发消息。按您在“消息通知”里的选择，还会用您一次次允许的微信订阅消息，或者发到您手机号的短信告诉您；每一种都可以关掉，关掉不影响其他功能。',
  '评价：您对收到的商品写下的星级、文字和图片，隐去昵称后面的字给所有人看。您可以随时删除。',
  '发票：您申请发票时填写的抬头、税号和邮箱，加密保存，只用来开票和把发票发给您。',
  '抽取和合作活动：您参加抽取时，我们记下当时的概率、随机数和结果，好让您核对；免费抽取只问您是否已满 18 周岁。您从活动里去合作方的应用时，我们只给对方一个编号，用来确认您办好了，对方从编号里看不出您是谁。',
]

/** New recipients stand after those that were known before. */
const lastKnown = '微信小程序码和链接：'

export const privacyPolicy2_2 = revised(former, {
  version,
  effectiveAt: '2026-11-23',
  sections: [
    {
      ...summary,
      paragraphs: [
        ...summary.paragraphs.slice(0, -1),
        `这一版比 ${former.version} 版多说明了：从售货机取货时怎样确认您在机器前；我们怎样给您发消息和提醒，为此把什么交给谁；评价、发票、抽取和合作活动里记下什么；以及这些保存多久。`,
      ],
    },
    {
      ...collected,
      paragraphs: [
        ...collected.paragraphs.map((paragraph) =>
          paragraph.startsWith('位置信息：') ? position : paragraph,
        ),
        ...added,
      ],
    },
    {
      ...kept,
      paragraphs: [
        ...kept.paragraphs.slice(0, 2),
        '您在哪台售货机前、离它多少米，最多保存 10 分钟。取货码在您取货、取消或者过了取货时间以后删除。',
        ...kept.paragraphs.slice(2, -1),
        '给您的消息保存 180 天。您选择的提醒方式和还能收到几次微信提醒，保存到您更改或者注销账号。',
        '评价保存到您删除或者注销账号。发票的抬头、税号和邮箱保存到您注销账号；开出的发票由税务系统保存。抽取的记录长期保存，供您和监管核对；注销以后，从记录里找不到您是谁。',
        ...kept.paragraphs.slice(-1),
      ],
    },
    {
      ...receiving,
      paragraphs: receiving.paragraphs.flatMap((paragraph) =>
        paragraph.startsWith(lastKnown)
          ? [paragraph, ...recipientsSince(version).map(sentenceOf)]
          : [paragraph],
      ),
    },
  ],
})
