interface Scene {
  route: string
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
    params: ['id', 'exchange_type'],
  },
  c: {
    route: 'discountCoupon',
    params: ['discount_id', 'exchange_type'],
  },
  d: {
    route: 'digitalGoods',
    params: ['id', 'exchange_type'],
  },
  g: {
    route: 'goodDetailsOnline',
    params: ['goods_id'],
  },
  i: { route: 'newGuest', params: ['invite'] },
  m: { route: 'scanMachine', params: ['machine_sn'] },
  n: { route: 'machine', params: ['machine_id'] },
  p: { route: 'subjectPage', params: ['key'] },
  r: { route: 'distributorActivity', params: ['recruit_distributor_id', 'code'] },
  s: { route: 'streetMarketingActivity', params: ['activity_id', 'code'] },
  u: { route: 'memberDetails', params: ['id'] },
  v: {
    route: 'vipPackets',
    params: ['vip_packets_id', 'exchange_type'],
  },
} as const satisfies Record<string, Scene>
