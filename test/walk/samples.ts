/**
 * Where a real value of each parameter comes from: a query with the id of whom its area is for as $1, by the
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

const refillOrder = `select order_sn from orders
  where user_id = $1 and seller = 'refill' order by order_sn limit 1`

const atMyMachine = `select order_sn from orders
  join duties on duties.machine_id::text = counter and role = 'operator'
  where duties.user_id = $1 and seller = 'machine' and reason in ('fault', 'silence')
  order by order_sn limit 1`

const machineGoods = (column: string) =>
  `select slot.${column} from iter_slots slot
   join iter_machines machine using (machine_id)
   where slot.stock > 0 and slot.points > 0 and coalesce(machine.fault, '') = ''
   order by slot.machine_id, slot.slot_no limit 1`

const fixed = (value: string) => `select '${value}'`

const installOf = (test: string) =>
  `select install_id from installs where ${test} order by install_id limit 1`

const liveCampaign = `select campaign_id from ad_campaigns
  where state = 'live' order by campaign_id limit 1`

const billOf = (kind: string) =>
  `select bill_user_id from ad_bills join ad_tasks using (task_id)
   where user_id = $1 and kind = '${kind}' order by bill_user_id limit 1`

export const samples: Readonly<Record<string, string>> = {
  goods_id: `select goods_id from exchange_goods
    where kind = 'goods' and on_shelf and points_order <= 2000 and not needs_money
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
  'afterSalesDetails after_sale_no': `select after_sale_no from after_sales
    where state = 'applied' order by after_sale_no limit 1`,
  'afterSale order_sn': orderOf(`state = 'shipped'
    and not exists (select from after_sales sale where sale.order_sn = orders.order_sn)`),
  'logistics order_sn': orderOf(`state = 'shipped'`),
  'purchaseOrderDetail order_sn': refillOrder,
  'purchaseOrderTrack order_sn': refillOrder,
  'failOrderDetail order_sn': atMyMachine,
  'orderPay order_sn': orderOf(`state = 'unpaid'`),
  'orderDetailsOnlineMachine order_sn': lastAtMachine,
  distributor_code: 'select code from invite_links where user_id = $1',
  recruit_distributor_id: fixed('2'),
  member_id: `select member_id from village_members
    where decided_by = $1 order by member_id limit 1`,
  customer_id: `select customer_id from reported_customers
    where user_id = $1 and state = 'talking' order by customer_id desc limit 1`,
  lead_id: `select lead_id from location_leads
    where user_id = $1 and state = 'scored' order by lead_id limit 1`,
  'locationAudit lead_id': `select lead_id from location_leads
    where user_id <> $1 and state = 'submitted' order by lead_id limit 1`,
  'locationContract lead_id': `select lead_id from location_leads
    where user_id = $1 and state = 'contracted' order by lead_id limit 1`,
  'attractInvestmentActivity activity': fixed('place'),
  merchant_id: `select merchant_id from storefronts where user_id is not null
    order by merchant_id limit 1`,
  service_id: `select service_id from merchant_services join storefronts using (merchant_id)
    where user_id = $1 order by service_id limit 1`,
  'merchantPackage goods_id': `select goods_id from exchange_goods
    join storefronts using (merchant_id)
    where user_id = $1 and goods_key like 'shop-%' limit 1`,
  'exclusiveGoods goods_id': 'select goods_id from exclusive_offers order by offer_id limit 1',
  activity_id:
    'select activity_id from street_promoters where user_id = $1 order by activity_id limit 1',
  prize_id: `select prize_id from lottery_prizes where kind = 'goods' order by prize_id limit 1`,
  play_id: 'select play_id from lottery_plays where user_id = $1 order by played_at limit 1',
  item_id: 'select item_id from seckill_items order by item_id limit 1',
  'seckillSuccess order_sn': orderOf(`counter like 'seckill:%'`),
  done: fixed('received'),
  plan_id: 'select plan_id from health_plans order by plan_id limit 1',
  'healthOrderDetail id': orderOf('true'),
  holding_id: `select holding_id from holdings
    where user_id = $1 and kind = 'coupon' and state = 'usable' order by created_at limit 1`,
  'businessPacketsUse holding_id': `select holding_id from holdings
    where user_id = $1 and merchant_id is not null and state = 'usable' order by created_at limit 1`,
  income_id: `select income_id from incomes where user_id = $1 order by income_id limit 1`,
  'dividendDetail income_id': `select income_id from incomes
    where user_id = $1 and source = 'dividend' order by income_id limit 1`,
  withdrawal_no: `select withdrawal_no from withdrawals
    where user_id = $1 order by withdrawal_no desc limit 1`,
  'taskLevel id': liveCampaign,
  'taskLevelRuler id': liveCampaign,
  'taskLevelWebView id': billOf('web'),
  flag: `select task_id from ad_bills join ad_tasks using (task_id)
    where user_id = $1 and state = 'refused' limit 1`,
  'taskVideo billuserid': billOf('video'),
  'taskQuestion billuserid': billOf('video'),
  'taskInvestigate billuserid': billOf('questionnaire'),
  'taskLevelUpload billuserid': billOf('screenshot'),
  alert_id: `select alert_id from health_alerts
    where user_id = $1 order by found_at desc limit 1`,
  invite_id: 'select invite_id from holding_invites order by created_at limit 1',
  machine_id: machineGoods('machine_id'),
  'aisleData machine_sn': fixed('LJ-0107'),
  'aisleManagement machine_sn': fixed('LJ-0107'),
  'machineBusinessAdd machine_sn': fixed('LJ-0121'),
  contract_id: `select contract_id from machine_contract_parties
    where user_id = $1 order by contract_id limit 1`,
  month: `select to_char(starts_on, 'YYYY-MM') from machine_contracts
    join machine_contract_parties using (contract_id)
    where user_id = $1 order by contract_id limit 1`,
  'addUpkeep machine_sn': fixed('LJ-0107'),
  'upkeepLog machine_sn': fixed('LJ-0107'),
  'bugLog machine_sn': fixed('LJ-0107'),
  'repairAdd machine_sn': fixed('LJ-0107'),
  'installDetails install_id': installOf(`state = 'installing'`),
  'installRun install_id': installOf(`state = 'installing'`),
  'checkDetails install_id': installOf(`state = 'auditing'`),
  fault_id: `select fault_id from machine_faults where state = 'accepted' order by fault_id limit 1`,
  'managerMachineSon machine_id': `select machine_id from duties
    where user_id = $1 and role = 'owner' and machine_id is not null order by machine_id limit 1`,
  'earningsItem machine_id': `select machine_id from duties
    where user_id = $1 and role = 'owner' and machine_id is not null order by machine_id limit 1`,
  'fansDetails fan_id': `select fan_id from machine_bonds
    join duties using (machine_id) where duties.user_id = $1 and role = 'owner' limit 1`,
  offline_goods_id: machineGoods('offline_goods_id'),
  'goodDetailsOnlineMachine goods_id': machineGoods('offline_goods_id'),
  'orderOnlineMachine goods_id': machineGoods('offline_goods_id'),
  'onlineMachinePaySuccess goods_id': machineGoods('offline_goods_id'),
  'onlineMachinePaySuccess order_sn': lastAtMachine,
  'healthFamilyPerson watch_id': `select watch_id from health_watches
    where elder_id = $1 and state = 'on' order by watch_id limit 1`,
  campaign_id: `select campaign_id from ad_campaigns join advertisers using (advertiser_id)
    where user_id = $1 and ad_campaigns.state = 'live' order by campaign_id limit 1`,
  'advertisementDetails task_id': `select task_id from ad_tasks
    join ad_campaigns using (campaign_id) join advertisers using (advertiser_id)
    where user_id = $1 and ad_campaigns.state = 'live' order by campaign_id, level limit 1`,
  'advertisingHelper topic': fixed('kinds'),
  key: `select campaign_key from campaigns where kind <> 'subject' order by campaign_key limit 1`,
}

/** Instead of those, for somebody who has done nothing yet. */
export const ofNobodys: Readonly<Record<string, string>> = {
  campaign_id: liveCampaign,
  'advertisementDetails task_id': `select task_id from ad_tasks join ad_campaigns using (campaign_id)
    where state = 'live' order by campaign_id, level limit 1`,
  flag: `select task_id from ad_tasks join ad_campaigns using (campaign_id)
    where state = 'live' and audience ->> 'fresh' = 'false' and level = 1
      and jsonb_array_length(audience -> 'villages') = 0 order by campaign_id limit 1`,
}
