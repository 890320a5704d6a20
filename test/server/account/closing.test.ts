import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { ports } from '@server/areas/assembled'
import { somePhone } from '../harness/request'
import { clearIdentities, someApplication } from '../identity/applications'
import { verified } from '../identity/verified'
import { drawn, newCampaign, somePrize } from '../campaign/campaigns'
import { newUpload } from '../upload/pictures'
import { type Accounts, openAccounts, type Resident } from './person'

const security = '/user/Center/closing'
const address = { name: '钱桂芳', region_code: '330110', detail: '东苑 9 幢 904' }

let place: Accounts
before(async () => {
  place = await openAccounts()
})
after(() => place.close())

async function someGoods() {
  const [goods] = await place.rows<{ goods_id: number }>(
    `select goods_id from exchange_goods join exchange_stock using (goods_id)
     where exchange_goods.kind = 'goods' and points_order < 2147483647 and not needs_money and on_shelf and stock > 0
       and not identity_needed and not sms_needed order by points_order limit 1`,
  )
  return Number(goods!.goods_id)
}

/** Points to spend, an address, and an order of it. */
async function ordered(person: Resident) {
  const prizes = [somePrize({ gives: { type: 'points', amount: 90_000 } })]
  const key = await newCampaign(place.house, { prizes }, [], place.now())
  await place.ask('/tp5/api/Campaign/receive', { key }, person)
  const form = { ...address, phone: person.phone }
  const { address_id } = await place.ask('/user/address/add', form, person)
  const wish = { goods_id: await someGoods(), number: 1, exchange_type: 1 as const }
  const { ticket } = await place.ask('/tp5/api/ExchangeShop/check', wish, person)
  const note = '放在钱桂芳家门口'
  return place.ask('/tp5/api/ExchangeShop/exchange', { ticket, address_id, note }, person)
}

/** Something in as many tables as one person reaches with their own hands. */
async function settleIn(person: Resident) {
  const { order_sn } = await ordered(person)
  await place.rows(`update orders set state = 'finished', received_at = $2 where order_sn = $1`, [
    order_sn,
    place.now(),
  ])
  const limits = [{ of: 'phone', every: 'once', most: 1 }]
  const key = await newCampaign(place.house, { ...drawn, limits }, [], place.now())
  await verified(place.house, person)
  const box = await place.ask('/user/vip/makeVipOrder', { key, pay: 'points' }, person)
  await place.ask('/tp5/api/Campaign/open', { order_sn: box.order_sn }, person)
  await clearIdentities(place.house)
  const application = await someApplication(place.house, person.token)
  await place.ask('/user/nameVerify/verify', { ...application, name: '钱桂芳' }, person)
  await newUpload(place.house, person.token, 'avatar')
  await place.ask('/user/Center/edit', { nickname: '桂花树下第一家' }, person)
  await place.ask('/user/common/setMessage', { subject: 'activity', way: 'sms', on: 1 }, person)
  await place.ask('/tp5/api/Village/userBind', { village_id: 1 }, person)
  const [machine] = await place.rows<{ machine_sn: string; machine_id: number }>(
    'select machine_sn, machine_id from iter_machines order by machine_id limit 1',
  )
  await place.ask('/tp5/api/Index/bindMachine', { machine_sn: machine!.machine_sn }, person)
  const machine_id = Number(machine!.machine_id)
  await place.ask('/tp5/api/ExchangeShop/chooseMachine', { machine_id }, person)
  await place.ask('/tp5/api/Invite/qrCode', {}, person)
  return order_sn
}

async function leave(person: Resident) {
  assert.equal((await place.askToClose(person)).error, 0)
  place.later(7)
  await place.work()
}

describe('what every area says of somebody who leaves', () => {
  test('names each table that says something of a person, and says it once', async () => {
    const personal = await place.rows<{ name: string }>(
      `select distinct table_name as name from information_schema.columns
       where table_schema = 'public' and (
         column_name in ('user_id', 'phone', 'phone_hash', 'recipient', 'nickname', 'owner', 'holder', 'subject')
         or data_type = 'bytea' or (data_type = 'uuid' and column_name like '%\\_by'))
       union
       select conrelid::regclass::text from pg_constraint
       where contype = 'f' and confrelid = 'users'::regclass
       order by 1`,
    )
    const declared = ports.leavings.flatMap(({ tables }) => Object.keys(tables))
    assert.deepEqual(
      [...declared].sort(),
      personal.map(({ name }) => name).sort(),
      'a table with something of a person needs its line in the leaving.ts of its area',
    )
  })

  test('writes over columns that are there', async () => {
    for (const { tables } of ports.leavings) {
      for (const [table, fate] of Object.entries(tables)) {
        const columns =
          'gone' in fate ? [fate.gone] : 'blank' in fate ? Object.keys(fate.blank) : []
        const known = await place.rows<{ name: string }>(
          'select column_name as name from information_schema.columns where table_name = $1',
          [table],
        )
        const names = known.map(({ name }) => name)
        assert.deepEqual(
          columns.filter((column) => !names.includes(column)),
          [],
          table,
        )
      }
    }
  })
})

describe('closing an account', () => {
  test('leaves nothing of the person, and the books whole', async () => {
    const person = await place.enter()
    await settleIn(person)
    const { nickname } = await place.ask('/user/Center/index', {}, person)
    await leave(person)

    const tables = await place.rows<{ name: string; sealed: string[] | null }>(
      `select t.table_name as name,
         array_agg(c.column_name::text) filter (where c.data_type = 'bytea') as sealed
       from information_schema.tables t join information_schema.columns c using (table_name)
       where t.table_schema = 'public' and c.table_schema = 'public' group by 1`,
    )
    const traces = [person.phone, person.phoneHash, nickname, '钱桂芳', person.token]
    for (const { name } of tables) {
      // a keyed hash of the phone is kept on purpose: nobody receives twice by coming back
      const kept = name === 'campaign_counts' ? [person.phoneHash] : []
      for (const trace of traces.filter((one) => !kept.includes(one))) {
        const found = await place.rows(
          `select true from "${name}" t where position($1 in t::text) > 0`,
          [trace],
        )
        assert.equal(found.length, 0, `${name} still has ${trace}`)
      }
    }
    for (const { tables: fates } of ports.leavings) {
      for (const [name, fate] of Object.entries(fates)) {
        const sealed = tables.find((table) => table.name === name)?.sealed ?? []
        if ('gone' in fate) {
          const rows = await place.rows(`select true from "${name}" where "${fate.gone}" = $1`, [
            person.userId,
          ])
          assert.equal(rows.length, 0, name)
        }
        if (!('blank' in fate)) continue
        for (const column of sealed) {
          const rows = await place.rows(
            `select true from "${name}" where user_id = $1 and length("${column}") > 0`,
            [person.userId],
          )
          assert.equal(rows.length, 0, `${name}.${column}`)
        }
      }
    }
    const [books] = await place.rows<{ sum: string; held: string; orders: string }>(
      `select (select coalesce(sum(amount), 0) from wallet_entries where user_id = $1) as sum,
         (select coalesce(sum(balance), 0) from wallet_accounts where user_id = $1) as held,
         (select count(*) from orders where user_id = $1) as orders`,
      [person.userId],
    )
    assert.deepEqual([books!.sum, books!.held, books!.orders].map(Number), [0, 0, 2])
    const files = await place.rows(
      'select true from uploads where user_id = $1 and expires_at > $2',
      [person.userId, place.now()],
    )
    assert.equal(files.length, 0)
  })

  test('says what is lost, waits seven days and can be taken back until then', async () => {
    const person = await place.enter()
    const shown = await place.ask(security, {}, person)
    assert.equal(shown.phone, `${person.phone.slice(0, 3)}****${person.phone.slice(-4)}`)
    assert.ok(shown.losses.some(({ name, value }) => name === '积分' && value === '0 分'))
    assert.deepEqual([shown.obstacles, shown.closing, shown.wait_days], [[], null, 7])

    assert.equal((await place.askToClose(person)).error, 0)
    const { closing } = await place.ask(security, {}, person)
    const days = Date.parse(closing!.closes_at) - Date.parse(closing!.asked_at)
    assert.equal(days, 7 * 24 * 3600 * 1000)
    place.later(6.9)
    await place.work()
    await place.ask('/user/Center/keep', {}, person)
    place.later(1)
    await place.work()
    assert.equal((await place.ask(security, {}, person)).closing, null)
  })

  test('asks for a code of its own: neither a guess nor one for signing in closes it', async () => {
    const person = await place.enter()
    const code = await place.codeFor(person)
    const wrong = code === '000000' ? '111111' : '000000'
    assert.equal((await place.call('/user/Center/close', { code: wrong }, person)).error, 1003)
    const signIn = { phone: person.phone, code }
    assert.equal((await place.call('/tp5/api/UserLogin/smsLogin', signIn, person)).error, 1004)
    assert.equal((await place.ask(security, {}, person)).closing, null)
    assert.equal((await place.call('/user/Center/close', { code }, person)).error, 0)
  })

  test('ends every session, and the phone comes back as somebody new', async () => {
    const person = await place.enter()
    await leave(person)
    assert.equal((await place.call('/user/Center/index', {}, person)).error, 401)
    const again = await place.enter(person.phone)
    assert.notEqual(again.userId, person.userId)
    const { points, gold } = await place.ask('/user/Center/index', {}, again)
    assert.deepEqual([points, gold], [0, 0])
  })
})

describe('what stands in the way', () => {
  const refused = async (person: Resident, words: RegExp) => {
    const reply = await place.askToClose(person)
    assert.equal(reply.error, 1009)
    assert.match(reply.message, words)
    const { obstacles } = await place.ask(security, {}, person)
    assert.ok(obstacles.some(({ text }) => words.test(text)))
    await place.rows('delete from sms_codes')
  }

  test('is an order until it has come', async () => {
    const person = await place.enter()
    const { order_sn } = await ordered(person)
    await refused(person, /1 单还没发货/)
    await place.rows(
      `update orders set state = 'shipped',
         reached = reached || jsonb_build_object('shipped', $2::timestamptz)
       where order_sn = $1`,
      [order_sn, place.now()],
    )
    await refused(person, /1 单在路上/)
    await place.ask('/user/orderpoints/finish', { order_sn }, person)
    assert.equal((await place.askToClose(person)).error, 0)
  })

  test('is money that is still on its way back', async () => {
    const person = await place.enter()
    await place.rows(
      `insert into payments (payment_no, user_id, order_sn, amount, refunded, way, state,
         transaction_id, created_at, expires_at, paid_at)
       values ($1, $2, 'LJ1', 100, 100, 'h5', 'refunding', $1, $3, $3, $3)`,
      [`P${person.phone}`, person.userId, place.now()],
    )
    await place.rows(
      `insert into refunds (refund_no, payment_no, amount, reason, created_at, try_at)
       values ($1, $1, 100, 'cancelled', $2, $2)`,
      [`P${person.phone}`, place.now()],
    )
    await refused(person, /1 笔退款还在路上/)
  })

  test('is a machine that somebody has to look after', async () => {
    const person = await place.enter()
    await place.rows(
      `with machine as (
         insert into iter_machines (machine_sn, name, village) values ($2, '东门', '东苑')
         returning machine_id)
       insert into duties (user_id, role, machine_id, starts_at)
       select $1, 'operator', machine_id, now() from machine`,
      [person.userId, `LJ-${person.phone.slice(-6)}`],
    )
    await refused(person, /还管着 1 台机器/)
  })

  test('holds it up too when it came while waiting, and nothing is lost', async () => {
    const person = await place.enter()
    assert.equal((await place.askToClose(person)).error, 0)
    const { order_sn } = await ordered(person)
    place.later(7)
    await place.work()
    const { closing } = await place.ask(security, {}, person)
    assert.match(closing!.held_up, /还没发货/)
    await place.ask('/tp5/api/ExchangeOrder/cancel', { order_sn }, person)
    place.later(1)
    await place.work()
    assert.equal((await place.call(security, {}, person)).error, 401)
  })
})

describe('a phone that had an account before', () => {
  test('is nobody’s newcomer a second time', async () => {
    const phone = somePhone()
    const inviter = await place.enter()
    const { code } = await place.ask('/tp5/api/Invite/qrCode', {}, inviter)
    await leave(await place.enter(phone))
    const audience = [{ rule: 'newcomer', days: 7 }]
    const key = await newCampaign(place.house, { audience }, [], place.now())

    const fresh = await place.enter()
    const again = await place.enter(phone)
    const receive = { key }
    assert.equal((await place.call('/tp5/api/Campaign/receive', receive, fresh)).error, 0)
    assert.equal((await place.call('/tp5/api/Campaign/receive', receive, again)).error, 2306)
    const accepted = await place.call('/tp5/api/Invite/addInvitedUser', { code }, again)
    assert.equal(accepted.error, 2344)
    assert.match(accepted.message, /以前注册过/)
  })
})
