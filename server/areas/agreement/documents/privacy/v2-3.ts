import { recipientsSince, sentenceOf } from '../../recipients'
import { revised } from '../../revised'
import { privacyPolicy2_2 as former } from './v2-2'

const sectionOf = (heading: string) =>
  former.sections.find((section) => section.heading === heading)!

const summary = sectionOf('一、一句话说明')
const collected = sectionOf('二、我们收集哪些信息，用来做什么')
const kept = sectionOf('五、各类信息保存多久')
const receiving = sectionOf('六、谁会收到您的信息')

const version = '2.3'

const added = [
  '签到和打卡赛：您哪天签到、补签，押了多少积分、几点打的卡，用于发放奖励、算出结果和处理争议。',
  '广告任务：您参加的任务、看了多久、答的题、填的问卷和上传的截图，用于核对任务是不是做完、发放奖励和处理申诉。广告主看到的是各步的人数、各个小区的人数和花费，人太少的合在一起，看不到是谁做的，也拿不到您的手机号。您所在的小区、注册了多久和您自己选的兴趣，用于判断哪些任务面向您；兴趣可以不选，随时可以改。',
  '邀请：您和请您来的邻居的关系，用于按公布的规则给两层邀请人发奖励。邀请人看到您隐去后面的字的昵称、哪天来的、给他带来多少奖励。',
  '收入和提现：每笔收入的来源、金额和状态，提现的金额、结果和您的微信标识，用于结算、打款、对账和处理争议；打款时由微信支付核对您实名认证的姓名，只打给您本人。',
  '防止作弊：您每天开始了多少个任务，按账号、手机号、设备编号、网络和小区计数；最近 20 次开始任务的时刻，用来看出程序代做，这时请您看图或做一道加法。认定违规的，记下是什么、怎么处理，您可以申诉，由工作人员看过再决定，不只凭程序。',
  '投放广告：您申请成为广告主时填写的公司名称、执照号、联系人和电话，用于审核资质和联系您；联系人和电话加密保存。',
]

/** New recipients stand after those that were known before. */
const lastKnown = '微信支付：'

export const privacyPolicy2_3 = revised(former, {
  version,
  effectiveAt: '2026-11-24',
  sections: [
    {
      ...summary,
      paragraphs: [
        ...summary.paragraphs.slice(0, -1),
        `这一版比 ${former.version} 版多说明了：签到、广告任务、邀请奖励、收入和提现、防止作弊、投放广告时记下什么，用来做什么，保存多久；以及提现时把什么交给微信支付。`,
      ],
    },
    { ...collected, paragraphs: [...collected.paragraphs, ...added] },
    {
      ...kept,
      paragraphs: [
        ...kept.paragraphs.slice(0, -1),
        '每天开始任务的计数保存 7 天；最近开始任务的时刻只留 20 个，新的替下旧的。',
        '签到、任务、收入、提现和投放的记录保存到您注销账号；其中关系到钱的，注销以后按法律规定继续保存，从记录里找不到您是谁。违规记录注销以后同样保存，防止换号再来。',
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
