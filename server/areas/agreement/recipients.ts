import type { Guarded } from '@server/providers/limits'

export interface Recipient {
  /** As people know it. */
  name: string
  given: string
  purpose: string
}

/** What leaves the house to each who is asked outside; a new one does not compile without. */
export const recipients: Record<Guarded, Recipient> = {
  sms: { name: '阿里云短信服务', given: '手机号和验证码', purpose: '把验证码送到您的手机' },
  storage: {
    name: '阿里云对象存储（OSS）',
    given: '您上传的图片和视频，其中身份证照片等私密文件先由我们加密再存入',
    purpose: '保存文件',
  },
  wechat: {
    name: '微信登录',
    given: '微信给您的一次性登录凭证',
    purpose: '换取您在本应用下的用户标识',
  },
  payment: {
    name: '微信支付',
    given: '微信用户标识或者付款时的网络地址，以及订单号、商品名称和金额',
    purpose: '收款和退款',
  },
  logistics: {
    name: '快递100',
    given: '快递单号和收货人电话',
    purpose: '查询包裹走到了哪里',
  },
}
