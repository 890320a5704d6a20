import type { Guarded } from '@server/providers/limits'

export interface Recipient {
  /** As people know it. */
  name: string
  given: string
  purpose: string
  /** The version of the policy that told of it first, where that is not the one that told of all. */
  since?: string
  /** Told of by a notice of its own, which is agreed to by itself, and not by the policy. */
  notice?: 'healthTongue'
}

const wechat: readonly Recipient[] = [
  {
    name: '微信登录',
    given: '微信给您的一次性登录凭证',
    purpose: '换取您在本应用下的用户标识',
  },
  {
    name: '微信手机号验证',
    given: '您在微信弹窗中同意以后微信给的一次性凭证，以及您在本应用下的用户标识',
    purpose: '取得您选定的手机号',
  },
  {
    name: '微信发货信息管理',
    given:
      '在小程序里用微信支付付款的订单的支付交易号、付款人在本应用下的用户标识、商品名称和数量、交付方式和时间；由快递送达的，还有快递公司和快递单号，其中顺丰另要隐去中间四位的收货人手机号',
    purpose: '证明商品已经交付并结算货款，微信会把发货的消息告诉付款人',
  },
  {
    name: '微信内容安全识别',
    given:
      '您写下的昵称、订单备注、售后的说明和留言、转赠时的留言，您上传的头像和售后图片，以及您在本应用下的用户标识',
    purpose: '检查其中有没有违法违规的内容',
  },
  {
    name: '微信小程序码和链接',
    given: '要打开的页面和其中的参数，您的邀请海报上是您的邀请码',
    purpose: '生成打开小程序的小程序码和链接',
  },
  {
    name: '微信订阅消息',
    given: '您在本应用下的用户标识，以及提醒的事项名称、进展和时间',
    purpose: '把您允许的那一次提醒送到您的微信',
    since: '2.2',
  },
]

export const tongueService: Recipient = {
  name: '看舌象照片的服务机构',
  given: '您选定要用的那张舌头照片，不带姓名、手机号和账号',
  purpose: '看照片并写下说明',
  notice: 'healthTongue',
}

/** What leaves the house to each who is asked outside; a new one does not compile without. */
export const recipients: Record<Guarded, Recipient | readonly Recipient[]> = {
  sms: [
    { name: '阿里云短信服务', given: '手机号和验证码', purpose: '把验证码送到您的手机' },
    {
      name: '阿里云短信服务（提醒）',
      given: '手机号，以及提醒的事项名称和进展',
      purpose: '把您选择用短信接收的提醒送到您的手机',
      since: '2.2',
    },
  ],
  storage: {
    name: '阿里云对象存储（OSS）',
    given: '您上传的图片和视频，其中身份证照片等私密文件先由我们加密再存入',
    purpose: '保存文件',
  },
  wechat,
  payment: [
    {
      name: '微信支付',
      given: '微信用户标识或者付款时的网络地址，以及订单号、商品名称和金额',
      purpose: '收款和退款',
    },
    {
      name: '微信支付（商家转账）',
      given: '您在本应用下的用户标识、提现单号、金额和说明，以及加密的您实名认证的姓名',
      purpose: '核对是您本人，把提现的钱转到您的微信零钱',
      since: '2.3',
    },
  ],
  logistics: {
    name: '快递100',
    given: '快递单号和收货人电话',
    purpose: '查询包裹走到了哪里',
  },
  rewarded: {
    name: '网页里播放视频的广告平台',
    given: '每次都不一样、认不出您是谁的观看编号',
    purpose: '播放您点开的视频，看完以后告诉我们发放积分',
    since: '2.4',
  },
  tongue: tongueService,
}

/** Those that a version of the policy told of first; without one, those that the first to name all did. */
export const recipientsSince = (version?: string): readonly Recipient[] =>
  Object.values(recipients)
    .flat()
    .filter(({ since, notice }) => since === version && notice === undefined)

/** As the policy says it. */
export const sentenceOf = ({ name, given, purpose }: Recipient) =>
  `${name}：${given}，用于${purpose}。`
