interface Scene {
  route: string
  /** Its file, as WeChat is asked for a code. */
  page: string
  params: readonly string[]
}

/** The most that WeChat prints into a code. */
export const longestScene = 32

/**
 * The places that a mini-program code may lead to. It says the letter and the parameters in this
 * order, with points between them: `d.12.2`. Plain data: the one thing of the contract that the app
 * takes along. A test compares it with the table of routes.
 */
export const scenes = {
  b: {
    route: 'businessPackets',
    page: 'pages/catalogue/business-packets/page',
    params: ['id', 'exchange_type'],
  },
  c: {
    route: 'discountCoupon',
    page: 'pages/catalogue/discount-coupon/page',
    params: ['discount_id', 'exchange_type'],
  },
  d: {
    route: 'digitalGoods',
    page: 'pages/catalogue/digital-goods/page',
    params: ['id', 'exchange_type'],
  },
  g: {
    route: 'goodDetailsOnline',
    page: 'pages/catalogue/good-details-online/page',
    params: ['goods_id'],
  },
  i: { route: 'newGuest', page: 'pages/invite/new-guest/page', params: ['invite'] },
  m: { route: 'scanMachine', page: 'pages/home/scan-machine/page', params: ['machine_sn'] },
  p: { route: 'subjectPage', page: 'pages/campaign/campaign/page', params: ['key'] },
  u: { route: 'memberDetails', page: 'pages/catalogue/member-details/page', params: ['id'] },
  v: {
    route: 'vipPackets',
    page: 'pages/catalogue/vip-packets/page',
    params: ['vip_packets_id', 'exchange_type'],
  },
} as const satisfies Record<string, Scene>
