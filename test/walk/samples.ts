/**
 * Where a real value of each parameter comes from: a query with the consumer's id as $1, by the
 * parameter's name, or by route and name where one name means different things. A route whose
 * parameters are not here cannot be walked, and says so.
 */
const ofKind = (kind: string) =>
  `select goods_id from exchange_goods where kind = '${kind}' and on_shelf order by goods_id limit 1`

const orderOf = (test: string) =>
  `select order_sn from orders
   where user_id = $1 and seller = 'shop' and ${test} order by created_at limit 1`

const lastAtMachine = `select order_sn from orders
  where user_id = $1 and seller = 'machine' order by created_at desc limit 1`

const machineGoods = (column: string) =>
  `select slot.${column} from iter_slots slot
   join iter_machines machine using (machine_id)
   where slot.stock > 0 and slot.points > 0 and coalesce(machine.fault, '') = ''
   order by slot.machine_id, slot.slot_no limit 1`

const fixed = (value: string) => `select '${value}'`

export const samples: Readonly<Record<string, string>> = {
  goods_id: `select goods_id from exchange_goods
    where kind = 'goods' and on_shelf and points between 1 and 2000 and money = 0
      and not identity_needed order by goods_id limit 1`,
  exchange_type: fixed('1'),
  kind: fixed('coupon'),
  discount_id: ofKind('coupon'),
  vip_packets_id: ofKind('vip'),
  'businessPackets id': ofKind('packet'),
  'digitalGoods id': ofKind('digital'),
  'memberDetails id': ofKind('membership'),
  'vipOrderConfirm id': ofKind('vip'),
  order_sn: orderOf(`state = 'finished' and kind = 'goods'`),
  'exchangeSuccess order_sn': orderOf(`kind = 'goods' and state = 'shipped'`),
  'conversionSuccess order_sn': orderOf(`kind = 'coupon'`),
  'vipSuccess order_sn': orderOf(`kind = 'vip'`),
  'businessSuccess order_sn': orderOf(`kind = 'packet'`),
  'digitalGoodsSuccess order_sn': orderOf(`kind = 'digital'`),
  'afterSale order_sn': orderOf(`state = 'shipped'
    and not exists (select from after_sales sale where sale.order_sn = orders.order_sn)`),
  'logistics order_sn': orderOf(`state = 'shipped'`),
  'orderPay order_sn': orderOf(`state = 'unpaid'`),
  'orderDetailsOnlineMachine order_sn': lastAtMachine,
  done: fixed('received'),
  holding_id: `select holding_id from holdings
    where user_id = $1 and kind = 'coupon' and state = 'usable' order by created_at limit 1`,
  'businessPacketsUse holding_id': `select holding_id from holdings
    where user_id = $1 and merchant_id is not null and state = 'usable' order by created_at limit 1`,
  invite_id: 'select invite_id from holding_invites order by created_at limit 1',
  machine_id: machineGoods('machine_id'),
  offline_goods_id: machineGoods('offline_goods_id'),
  'goodDetailsOnlineMachine goods_id': machineGoods('offline_goods_id'),
  'orderOnlineMachine goods_id': machineGoods('offline_goods_id'),
  'onlineMachinePaySuccess goods_id': machineGoods('offline_goods_id'),
  'onlineMachinePaySuccess order_sn': lastAtMachine,
  key: `select campaign_key from campaigns where kind <> 'subject' order by campaign_key limit 1`,
}
