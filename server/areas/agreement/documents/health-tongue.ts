import type { Document } from '../document'
import { sentenceOf, tongueService } from '../recipients'

/** Told by itself, and agreed to by itself, before a tongue is photographed. */
export const healthTongueNotice: Document = {
  title: '舌象照片告知书',
  version: '1.0',
  effectiveAt: '2026-11-22',
  sections: [
    {
      heading: '为什么要',
      paragraphs: [
        '舌头的照片是敏感个人信息。要把它保存下来给您前后对照，并看照片拍得够不够清楚，需要您单独同意。',
        '只用来给您自己看，不用来推荐商品、投放广告，也不用来决定您能买什么、参加什么。',
      ],
    },
    {
      heading: '收取什么',
      paragraphs: [
        '您自己拍的舌头照片、拍的时间、照片的明暗和清晰程度，以及看过照片后给出的说明。',
      ],
    },
    {
      heading: '谁能看到',
      paragraphs: [
        '只有您自己。照片和说明加密保存，没有给工作人员看的页面。',
        '没有接入看舌象的服务机构时，照片不离开我们的服务器，只看拍得够不够清楚。接入以后，页面上会写明是哪一家，拍得够清楚的照片才会发给他们。',
        sentenceOf(tongueService),
      ],
    },
    {
      heading: '保存多久',
      paragraphs: ['保存到您删除、撤回同意或者注销账号。您可以随时删掉任何一张。'],
    },
    {
      heading: '不能代替医生',
      paragraphs: ['照片和说明只供您对照、给医生看，不能代替医生诊断。身体不舒服，请马上去医院。'],
    },
    {
      heading: '可以不同意，也可以撤回',
      paragraphs: [
        '不同意的，只是不能在这里拍舌象照片，其他功能照常使用。同意以后，您可以随时在“舌象照片”页撤回，我们会马上删除全部照片和说明，删除以后找不回来。',
      ],
    },
  ],
}
