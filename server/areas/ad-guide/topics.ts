import { leastPrice, shares } from '@server/areas/advertiser/advertiser'
import { yuan } from '@server/money'

interface Topic {
  key: string
  title: string
  paragraphs: readonly string[]
}

/** What advertisers ask, and what they are told; figures come from the rules themselves. */
export const guide: readonly { subject: string; topics: readonly Topic[] }[] = [
  {
    subject: '开始投放',
    topics: [
      {
        key: 'first',
        title: '第一次投放要做什么',
        paragraphs: [
          '先提交公司名称和统一社会信用代码，审核通过就能投放，一般一个工作日。',
          '再到广告钱包充值，新建一个投放：写清楚介绍、每天花多少、给谁看，加上邻居要做的任务，提交审核。',
          '审核通过后，总预算从钱包转到这个投放里，到开始那天自动上线。钱包不够时先停着，充值后点“继续投放”。',
        ],
      },
      {
        key: 'kinds',
        title: '有哪几种任务',
        paragraphs: [
          `看短片：邻居要看够您定的秒数，中间会问一题。每次完成至少 ${yuan(leastPrice.video)}。`,
          `逛网页：在您的网页停留够秒数。每次至少 ${yuan(leastPrice.web)}。`,
          `答题：看完介绍答几道题。每次至少 ${yuan(leastPrice.question)}。`,
          `问卷：可以按回答跳到不同的题。每次至少 ${yuan(leastPrice.questionnaire)}。`,
          `传截图：按您的要求做完，传截图由人审核。每次至少 ${yuan(leastPrice.screenshot)}。`,
        ],
      },
      {
        key: 'levels',
        title: '关卡是什么',
        paragraphs: [
          '一个投放最多五关，邻居做完前一关才能做后一关。',
          '先放看一看、答一答的轻任务，再放问卷和截图，完成的人更真。',
        ],
      },
    ],
  },
  {
    subject: '怎么花钱',
    topics: [
      {
        key: 'price',
        title: '每次完成的钱去了哪里',
        paragraphs: [
          `邻居得到价格的 ${shares.leastReward}% 到 ${shares.mostReward}%，由您来定；可以是钱，也可以是等值的积分，您也可以两样都给，让邻居选一样。`,
          `邀请他来的邻居最多得 ${shares.invited[0]}%，再上一级最多 ${shares.invited[1]}%，没有邀请人就不付这一份。`,
          '其余是平台服务费。只为完成付钱，只看不做不收费。',
        ],
      },
      {
        key: 'budget',
        title: '会不会超支',
        paragraphs: [
          '不会。邻居开始任务时先占住一份，占住的加上花掉的，永远不超过总预算和当天上限，一分钱也不会多。',
          '当天以北京时间零点为界；占住的算在占住那一天。没做完的到时间会退回来，当天还能给别人。',
        ],
      },
      {
        key: 'rest',
        title: '没花完的钱怎么办',
        paragraphs: [
          '停止或到期后，等正在做的邻居做完或者超时，剩下的自动退回广告钱包。',
          '广告钱包里的钱可以接着投放，也可以提现。',
        ],
      },
    ],
  },
  {
    subject: '给谁看',
    topics: [
      {
        key: 'audience',
        title: '可以选哪些人',
        paragraphs: [
          '可以选村、账号注册了多少天、兴趣，还可以只给没做过您任务的邻居看。什么都不选就是所有人。',
          '兴趣是邻居自己选的，没有选过的人不会被猜。',
        ],
      },
      {
        key: 'privacy',
        title: '为什么看不到是谁完成的',
        paragraphs: [
          '报告只有数字，没有名字和手机号。少于五个人的分组会合在一起，叫“其余”。',
          '这是我们对邻居的承诺，谁来问都一样。',
        ],
      },
      {
        key: 'cheating',
        title: '有人作弊怎么办',
        paragraphs: [
          '观看时长、停留时间和截图都由平台核对。查到不是本人认真做的，奖励收回，钱退回您的预算；投放已经结束的，退回广告钱包。',
        ],
      },
    ],
  },
]
