import { recipientsSince, sentenceOf } from '../../recipients'
import { revised } from '../../revised'
import { privacyPolicy2_3 as former } from './v2-3'

const sectionOf = (heading: string) =>
  former.sections.find((section) => section.heading === heading)!

const summary = sectionOf('一、一句话说明')
const collected = sectionOf('二、我们收集哪些信息，用来做什么')
const kept = sectionOf('五、各类信息保存多久')
const receiving = sectionOf('六、谁会收到您的信息')
const deciding = sectionOf('七、自动化决策与广告')

const version = '2.4'

/** New recipients stand after those that were known before. */
const lastKnown = '微信支付（商家转账）：'

export const privacyPolicy2_4 = revised(former, {
  version,
  effectiveAt: '2026-11-24',
  sections: [
    {
      ...summary,
      paragraphs: [
        ...summary.paragraphs.slice(0, -1),
        `这一版比 ${former.version} 版多说明了：看视频领积分时记下什么，用来做什么，保存多久，视频由谁播放，把什么交给他们。`,
      ],
    },
    {
      ...collected,
      paragraphs: [
        ...collected.paragraphs,
        '看视频领积分：您哪天在哪里看了几个视频、得了多少积分，用于发放积分、控制每天的次数和对账。视频由我们、微信或者广告平台播放，后两者按各自的规则收集设备信息；您的账号、手机号和微信标识我们不交给广告平台。不想看就不看，别的都照常用。',
      ],
    },
    {
      ...kept,
      paragraphs: [
        ...kept.paragraphs.slice(0, -1),
        '每天看视频的次数保存 7 天，每个视频的开始时间和结果保存 30 天；发出的积分同积分明细一样保存。',
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
    {
      ...deciding,
      paragraphs: [
        ...deciding.paragraphs,
        '看视频领积分时，微信和广告平台放哪个视频由它们按各自的规则决定，我们不告诉它们您是谁、喜欢什么。',
      ],
    },
  ],
})
