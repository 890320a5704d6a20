import type { Document } from '../document'

/** Told by itself, and agreed to by itself, before anything is taken of an identity card. */
export const identityNotice: Document = {
  title: '身份信息告知书',
  version: '1.0',
  effectiveAt: '2026-11-22',
  sections: [
    {
      heading: '为什么要',
      paragraphs: [
        '个别商品和权益依照规定只能提供给实名的成年人。身份证信息是敏感个人信息，泄露可能影响您的财产和名誉，所以只用来审核您的身份，不作他用。',
      ],
    },
    {
      heading: '收取什么',
      paragraphs: ['您的姓名、身份证号码，身份证人像面和国徽面的照片。'],
    },
    {
      heading: '谁能看到',
      paragraphs: [
        '负责审核的工作人员，只在审核时查看，决定和理由都有记录。页面上只显示“王**”和号码的头尾。姓名、号码和照片都加密保存，不提供给任何其他人。',
      ],
    },
    {
      heading: '保存多久',
      paragraphs: [
        '审核通过的，保存到您撤回同意或者注销账号；没有通过的，照片 30 天后删除；没有提交的照片 24 小时后删除。',
      ],
    },
    {
      heading: '可以不同意，也可以撤回',
      paragraphs: [
        '不同意的，只是不能兑换需要实名的商品，其他功能照常使用。同意以后，您可以随时在这个页面撤回，我们会删除您的姓名、号码和照片；需要时可以重新认证。',
      ],
    },
  ],
}
