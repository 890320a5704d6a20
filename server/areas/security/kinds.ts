/** What an event is about, and what the house calls it. */
export const kindNames = {
  'sign-in': '登录',
  code: '短信验证码',
  captcha: '图形验证码连续出错',
  session: '退出登录或结束其他登录',
  phone: '换手机号或解绑微信',
  closing: '注销账号',
  role: '越权',
  signature: '签名不符',
  device: '设备身份不符',
  staff: '员工操作',
} as const

export type Kind = keyof typeof kindNames

export const kinds = Object.keys(kindNames) as [Kind, ...Kind[]]
