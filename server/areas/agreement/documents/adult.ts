import type { Document } from '../document'

/** What somebody says of their age before they draw for nothing. */
export const adultStatement: Document = {
  title: '成年声明',
  version: '1.0',
  effectiveAt: '2026-11-22',
  sections: [
    {
      heading: '您声明的是',
      paragraphs: [
        '本人已年满 18 周岁，具有完全民事行为能力，由本人参加抽取。',
        '未满 18 周岁的，请不要参加抽取类的活动；已经参加了的，请家长联系客服。',
      ],
    },
    {
      heading: '为什么要问',
      paragraphs: [
        '抽取的结果由概率决定，不适合未成年人。免费的抽取请您自己声明，付费的抽取以实名认证为准。',
      ],
    },
    {
      heading: '怎么保存',
      paragraphs: [
        '我们记下您作出声明的时间和声明的版本，声明一次，同一版本不再重复询问。注销账号后，这条记录不再能对应到您本人。',
      ],
    },
  ],
}
