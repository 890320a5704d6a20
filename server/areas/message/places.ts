/** Where a message leads: the address in the app, and the page of the mini program that shows it. */
const places = {
  order: { link: '/exchangeShop/OrderDetails/:order_sn', page: 'order/order-details' },
  machineOrder: {
    link: '/exchangeShop/OrderDetailsOnlineMachine?order_sn=:order_sn',
    page: 'machine/order-details-online-machine',
  },
  campaignOrders: { link: '/campaignOrders', page: 'campaign/campaign-orders' },
  advertiserWallet: { link: '/advertiserswallet', page: 'advertiser/advertiserswallet' },
  refillOrder: {
    link: '/iter/purchaseOrder/orderDetail?order_sn=:order_sn',
    page: 'iter/purchase-order-detail',
  },
  earlyWarning: { link: '/iter/earlyWarning', page: 'iter/early-warning' },
  operatorApply: { link: '/iterApply', page: 'iter/iter-apply' },
  contract: {
    link: '/iter/MachineBusinessDetails?contract_id=:contract_id',
    page: 'iter/machine-business-details',
  },
  invoice: { link: '/invoice?order_sn=:order_sn', page: 'invoice/invoice' },
  afterSale: {
    link: '/exchangeShop/lookAfter?after_sale_no=:after_sale_no',
    page: 'after-sale/look-after',
  },
  holding: { link: '/exchangeShop/holding/:holding_id', page: 'holding/holding' },
  holdings: { link: '/exchangeShop/holdings', page: 'holding/holdings' },
  goods: {
    link: '/exchangeShop/GoodDetailsOnline/:goods_id',
    page: 'catalogue/good-details-online',
  },
  coupon: {
    link: '/exchangeShop/discountCoupon/:discount_id/:exchange_type',
    page: 'catalogue/discount-coupon',
  },
  digital: {
    link: '/exchangeShop/DigitalGoods/:id/:exchange_type',
    page: 'catalogue/digital-goods',
  },
  packet: {
    link: '/exchangeShop/businessPackets/:id/:exchange_type',
    page: 'catalogue/business-packets',
  },
  vip: {
    link: '/exchangeShop/VipPackets/:vip_packets_id/:exchange_type',
    page: 'catalogue/vip-packets',
  },
  membership: { link: '/exchangeShop/MemberDetails/:id', page: 'catalogue/member-details' },
  identity: { link: '/exchangeShop/authentication', page: 'identity/authentication' },
  withdrawal: {
    link: '/withdrawalList?withdrawal_no=:withdrawal_no',
    page: 'earnings/withdrawal-list',
  },
  fairness: { link: '/bansnnsnRule', page: 'fairness/bansnnsn-rule' },
  task: { link: '/taskDetails/:flag', page: 'task/task-details' },
  lotteryPrize: { link: '/lottery/orderConfirm?play_id=:play_id', page: 'lottery/order-confirm' },
  seckill: { link: '/seckill', page: 'seckill/sales' },
  seckillGoods: { link: '/seckill/goodsDerails?item_id=:item_id', page: 'seckill/goods' },
  signIn: { link: '/signIn', page: 'sign-in/sign-in' },
  signInMatch: { link: '/signInMatch', page: 'sign-in/sign-in-match' },
  advertiser: { link: '/advertisersBackground', page: 'advertiser/advertisers-background' },
  merchant: { link: '/merchantsSettle', page: 'merchant/settle' },
  joined: { link: '/merchantsSettle/Success', page: 'merchant/success' },
  shopStaff: { link: '/merchantsSettle/staff', page: 'merchant/staff' },
  shopChange: { link: '/merchantsSettle/change', page: 'merchant/change' },
  ad: { link: '/activityDetails?campaign_id=:campaign_id', page: 'advertiser/activity-details' },
  receipt: { link: '/receivesuccess?receipt_id=:receipt_id', page: 'campaign/receipt' },
  received: { link: '/received', page: 'campaign/received' },
  fault: { link: '/repair_log?fault_id=:fault_id', page: 'maintenance/repair-log' },
  reports: { link: '/repair_log', page: 'maintenance/repair-log' },
  install: {
    link: '/maintenance/install/details?install_id=:install_id',
    page: 'maintenance/install-details',
  },
  customer: {
    link: '/customerSubmission/details?customer_id=:customer_id',
    page: 'customer/details',
  },
  location: { link: '/locationDetail?lead_id=:lead_id', page: 'location/detail' },
  partner: { link: '/attractInvestment', page: 'location/attract-investment' },
  village: { link: '/getLocation', page: 'village/get-location' },
  guardAlert: {
    link: '/agedParty/HealthProtectiondetail?alert_id=:alert_id',
    page: 'health/guard-alert',
  },
  healthFamily: { link: '/agedParty/family', page: 'health/family' },
  campaign: { link: '/subjectPage?key=:key', page: 'campaign/campaign' },
} as const

export type PlaceName = keyof typeof places
export const placeNames = Object.keys(places) as PlaceName[]

type Params = Readonly<Record<string, string | number>>

export interface Place {
  name: PlaceName
  params: Params
}

export const placeAt = (name: PlaceName, params: Params = {}): Place => ({ name, params })

/** The names of what its address says. */
export const keysOfPlace = (name: PlaceName): string[] =>
  [...places[name].link.matchAll(/:(\w+)/g)].map(([, key]) => key!)

export function linkTo({ name, params }: Place): string {
  const value = (key: string) => encodeURIComponent(params[key] ?? '')
  return places[name].link.replace(/:(\w+)/g, (_, key: string) => value(key))
}

/** As WeChat opens it. */
export function miniPageOf({ name, params }: Place): string {
  const query = keysOfPlace(name)
    .map((key) => `${key}=${encodeURIComponent(params[key] ?? '')}`)
    .join('&')
  return `pages/${places[name].page}/page${query && `?${query}`}`
}
