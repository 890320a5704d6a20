import { revised } from '../../revised'
import { privacyPolicy2_4 as former } from './v2-4'

const sectionOf = (heading: string) =>
  former.sections.find((section) => section.heading === heading)!

const summary = sectionOf('一、一句话说明')
const collected = sectionOf('二、我们收集哪些信息，用来做什么')
const kept = sectionOf('五、各类信息保存多久')

export const privacyPolicy2_5 = revised(former, {
  version: '2.5',
  effectiveAt: '2026-11-24',
  sections: [
    {
      ...summary,
      paragraphs: [
        ...summary.paragraphs.slice(0, -1),
        `这一版比 ${former.version} 版多说明了：健康数据只在您看过告知书、逐项单独同意以后才收取，怎么保存，怎么撤回。`,
      ],
    },
    {
      ...collected,
      paragraphs: [
        ...collected.paragraphs,
        '健康数据（敏感个人信息）：记录、健康守护、健康计划、舌象照片、给家人看，各有一份告知书，各自单独同意，不同意哪一项，只是那一项不能用。您量的数字、量的时间和设备、问卷的回答、计划的打卡和舌象照片，只用于告知书写明的事，不用来推荐商品、投放广告，也不给工作人员看。',
      ],
    },
    {
      ...kept,
      paragraphs: [
        ...kept.paragraphs.slice(0, -1),
        '健康数据用单独的密钥加密，保存到您撤回那一项的同意或者注销账号，撤回以后马上删除。',
        ...kept.paragraphs.slice(-1),
      ],
    },
  ],
})
