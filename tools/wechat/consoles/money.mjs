import { consumer, seen, told, yours } from './found.mjs'

const orderCentre = 'pages/order/exchange-log/page'

const rows = [
  {
    title: '微信支付',
    where: '功能 → 微信支付, and pay.weixin.qq.com',
    see: ({ env }) => told(env, ['WECHAT_PAY_MCHID']),
  },
  {
    title: '发货信息管理',
    where: '功能 → 发货信息管理',
    see: () => yours('the merchant confirmed it; npm run desk -- list has no case of it'),
  },
  {
    title: '商家转账',
    where: 'pay.weixin.qq.com, 产品中心 → 商家转账',
    see: () => yours('the scene is granted, and the 运营账户 has money'),
  },
  {
    title: '订单中心 path',
    where: '功能 → 订单中心, and 发货信息管理',
    see: ({ build }) =>
      build.pages.includes(orderCentre)
        ? yours(`enter ${orderCentre}`)
        : seen(false, `${orderCentre} is no page`),
  },
]

export const money = rows.map((row) => ({ ...row, apps: consumer }))
