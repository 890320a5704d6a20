import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { carryOut } from '@server/command/run'
import { houseRecords } from '@server/database/house-records'
import { deskCommand } from '@server/desk/command'
import { packingCommand } from '@server/desk/packing/command'
import { readRequest as readPacking } from '@server/desk/packing/request'
import { readRequest as readDesk } from '@server/desk/request'
import { newGoods } from '../catalogue/goods'
import { temporaryDataDir } from '../harness/leftovers'
import { type House, openHouse } from '../harness/openHouse'
import { type Buyer, newBuyer } from '../harness/people'
import { type Kuaidi100Fake, startKuaidi100Fake } from '../providers/kuaidi100-fake'

let fake: Kuaidi100Fake
let house: House
before(async () => {
  fake = await startKuaidi100Fake()
  house = await openHouse({ seeded: false, env: fake.env })
})
after(async () => {
  await house.close()
  await fake.close()
})

const by = ['--by', '沈静']
const packing = (...words: string[]) => carryOut(packingCommand, house, readPacking(words))
const desk = (...words: string[]) => carryOut(deskCommand, house, readDesk([...words, ...by]))
const fileOf = (name: string) => path.join(temporaryDataDir(), name)

function fileWith(...rows: string[]): string {
  const file = fileOf('numbers.csv')
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, rows.join('\r\n'))
  return file
}
const head = '订单号,快递公司,快递单号'

const shopper = () => newBuyer(house, { points: 1000 })

async function ordered({ token, addressId }: Buyer, note = '', title = '搪瓷缸') {
  const goods_id = await newGoods(house.database, { title })
  const wish = { goods_id, exchange_type: 1 as const, number: 2 }
  const { ticket } = await house.ask('/tp5/api/ExchangeShop/check', wish, { token })
  const form = { ticket, address_id: addressId, ...(note && { note }) }
  return (await house.ask('/tp5/api/ExchangeShop/exchange', form, { token })).order_sn
}

const look = ({ token }: Buyer, order_sn: string) =>
  house.ask('/tp5/api/ExchangeOrder/detail', { order_sn }, { token })

const looksAt = async (no: string) =>
  (await house.database.db.select().from(houseRecords))
    .filter(({ kind, about }) => kind === 'recipient' && about === no)
    .map(({ command, givenBy }) => `${command} ${givenBy}`)

let parcels = 0
const newNumber = () => `SF77000${++parcels}`

describe('what waits for the post', () => {
  test('is listed by age without its recipients, whom only a look on record shows', async () => {
    const buyer = await shopper()
    const [first, second] = [await ordered(buyer), await ordered(buyer)]
    const lines = await packing('list')
    const places = [first, second].map((no) => lines.findIndex((line) => line.startsWith(no)))
    assert.ok(places[0]! > 0 && places[0]! < places[1]!)
    assert.ok(!lines.join().includes('李明'))
    assert.deepEqual(await looksAt(first), [])

    assert.throws(() => readPacking(['recipients', first]), /您的姓名/)
    const [shown] = await packing('recipients', first, ...by)
    assert.match(shown!, /李明 {2}13912345678 {2}浙江省杭州市余杭区东苑 1 幢/)
    assert.deepEqual(await looksAt(first), ['packing recipients 沈静'])
    assert.deepEqual(await looksAt(second), [])
  })

  test('is taken in hand, whereupon address and cancelling need a person', async () => {
    const buyer = await shopper()
    const sending = { token: buyer.token }
    const order_sn = await ordered(buyer)
    await packing('pack', order_sn, ...by)
    await assert.rejects(packing('pack', order_sn, ...by), /不是待发货的订单/)
    const { state_text, actions, timeline } = await look(buyer, order_sn)
    assert.deepEqual([state_text, actions], ['打包中', ['askCancel', 'askAddress']])
    assert.ok(timeline.some(({ text, done }) => text === '开始打包' && done === 1))
    const cancel = house.ask('/tp5/api/ExchangeOrder/cancel', { order_sn }, sending)
    await assert.rejects(cancel, /由客服处理/)
    const tab = { state: 'paid' as const, way: 'parcel' as const }
    const { list } = await house.ask('/tp5/api/ExchangeOrder/lists', tab, sending)
    assert.deepEqual(
      list.map((order) => order.order_sn),
      [order_sn],
    )
    assert.equal((await house.ask('/tp5/api/ExchangeOrder/waiting', {}, sending)).to_send, 1)
  })
})

describe('an order that is being packed', () => {
  async function packed(buyer: Buyer) {
    const order_sn = await ordered(buyer)
    await packing('pack', order_sn, ...by)
    return order_sn
  }

  const wishOf = async (order_sn: string) => {
    const line = (await desk('list')).find((one) => one.includes(order_sn))
    return /order-wish (\S+)/.exec(line ?? '')?.[1] ?? ''
  }

  test('is cancelled once the house agrees, and gives everything back once', async () => {
    const buyer = await shopper()
    const sending = { token: buyer.token }
    const order_sn = await packed(buyer)
    await house.ask('/tp5/api/ExchangeOrder/askCancel', { order_sn }, sending)
    const again = house.ask('/tp5/api/ExchangeOrder/askCancel', { order_sn }, sending)
    await assert.rejects(again, /已经请客服处理了/)
    const { actions, wish } = await look(buyer, order_sn)
    assert.deepEqual([actions, wish?.state], [[], 'waiting'])

    await assert.rejects(desk('ship', order_sn, 'shunfeng', newNumber()), /顾客请求取消，请先处理/)
    const id = await wishOf(order_sn)
    assert.match((await desk('show', 'order-wish', id)).join('\n'), /取消订单，退回全部/)
    await desk('approve', 'order-wish', id)
    await assert.rejects(desk('approve', 'order-wish', id), /已经答复过了/)
    assert.equal((await look(buyer, order_sn)).state, 'cancelled')
    const { rows } = await house.database.pool.query<{ balance: string }>(
      `select balance from wallet_accounts where user_id = $1 and currency = 'points'`,
      [buyer.userId],
    )
    assert.equal(Number(rows[0]?.balance), 1000)
  })

  test('goes on when the house says no, and its owner reads why', async () => {
    const buyer = await shopper()
    const order_sn = await packed(buyer)
    await house.ask('/tp5/api/ExchangeOrder/askCancel', { order_sn }, { token: buyer.token })
    await desk('refuse', 'order-wish', await wishOf(order_sn), '--reason', '已经装车')
    const { state, wish, actions } = await look(buyer, order_sn)
    assert.deepEqual([state, wish?.text, wish?.answer], ['packing', '客服没有同意取消', '已经装车'])
    assert.deepEqual(actions, ['askCancel', 'askAddress'])
    await desk('ship', order_sn, '顺丰', newNumber())
    assert.equal((await look(buyer, order_sn)).state, 'shipped')
  })

  test('goes to another address once the house has changed it', async () => {
    const buyer = await shopper()
    const sending = { token: buyer.token }
    const order_sn = await packed(buyer)
    const place = { name: '李芳', phone: '13812340000', region_code: '330106', detail: '西溪 9 号' }
    const { address_id } = await house.ask('/user/address/add', place, sending)
    const change = { order_sn, address_id }
    assert.equal((await house.ask('/tp5/api/VipPackets/editAddress', change, sending)).asked, 1)
    assert.equal((await look(buyer, order_sn)).address?.name, '李明')
    const id = await wishOf(order_sn)
    assert.match((await desk('show', 'order-wish', id)).join('\n'), /李芳 13812340000 .*西溪 9 号/)
    await desk('approve', 'order-wish', id)
    const { address, state, wish } = await look(buyer, order_sn)
    assert.deepEqual([address?.name, state, wish?.state], ['李芳', 'packing', 'agreed'])
  })

  test('stands in the picking list by goods and by order, with what its owner wrote as text', async () => {
    const buyer = await shopper()
    const no = await ordered(buyer, '<b>放门口</b>', '手工皂')
    await packing('pack', no, ...by)
    const file = fileOf('picking.html')
    fs.mkdirSync(path.dirname(file), { recursive: true })
    const [said] = await packing('picking', file, ...by)
    assert.match(said!, /已写入 .*picking\.html，里面有收件人/)
    const html = fs.readFileSync(file, 'utf8')
    assert.match(html, /<td>手工皂<\/td><td class="number">2<\/td>/)
    assert.ok(html.includes('备注：&lt;b&gt;放门口&lt;/b&gt;') && !html.includes('<b>放门口'))
    assert.equal(fs.statSync(file).mode & 0o777, 0o600)
    assert.deepEqual(await looksAt(no), ['packing picking 沈静'])
  })

  test('goes out on a sheet that no spreadsheet takes for formulas, and comes back with numbers', async () => {
    const buyer = await shopper()
    const no = await ordered(buyer, '=HYPERLINK("http://x","y")')
    await packing('pack', no, ...by)
    const file = fileOf('sheet.csv')
    fs.mkdirSync(path.dirname(file), { recursive: true })
    await packing('sheet', file, ...by)
    const sheet = fs.readFileSync(file, 'utf8')
    assert.ok(sheet.startsWith('\ufeff订单号,') && sheet.includes(`"'=HYPERLINK(""http`))
    const number = newNumber()
    const filled = sheet
      .split('\r\n')
      .map((line) => (line.startsWith(no) ? line.replace(/,,$/, `,顺丰速运,${number}`) : line))
    fs.writeFileSync(file, filled.join('\r\n'))
    const [told] = await packing('numbers', file, ...by)
    assert.match(told!, /已发货 1 单/)
    const { rows } = await house.database.pool.query<{ sent: string }>(
      `select carrier || ' ' || tracking_no as sent from orders where order_sn = $1`,
      [no],
    )
    assert.equal(rows[0]?.sent, `shunfeng ${number}`)
    assert.match((await desk('records')).join('\n'), new RegExp(`沈静 通过 {2}parcel ${no}`))
  })
})

describe('numbers in a file', () => {
  const stateOf = async (buyer: Buyer, no: string) => (await look(buyer, no)).state

  test('are tried row by row without being taken, and are taken whole or not at all', async () => {
    const buyer = await shopper()
    const [one, two] = [await ordered(buyer), await ordered(buyer)]
    const [good, other] = [newNumber(), newNumber()]
    const file = fileWith(
      head,
      `${one},shunfeng,${good}`,
      `${two},飞鸽快递,${other}`,
      `LJ20260101000000000000,中通,${newNumber()}`,
      `${two},顺丰,7.70E+11`,
    )
    const lines = await packing('check', file)
    assert.match(lines[0]!, /可以发货 1 行，有问题 3 行，没有写入/)
    assert.match(lines[1]!, new RegExp(`^第 2 行：${one} {2}顺丰速运 ${good}`))
    assert.match(lines[2]!, /第 3 行.*快递公司应为/)
    assert.match(lines[3]!, /第 4 行.*没有找到这个订单/)
    assert.match(lines[4]!, /第 5 行.*订单号重复了/)
    await assert.rejects(packing('numbers', file, ...by), /第 3 行.*快递公司应为/)
    assert.deepEqual([await stateOf(buyer, one), await stateOf(buyer, two)], ['paid', 'paid'])

    const right = fileWith(head, `${one},顺丰,${good}`, `${two},zhongtong,${other}`, `${two},,`)
    const taken = await packing('numbers', right, ...by)
    assert.match(taken[0]!, /已发货 2 单，1 行没有填/)
    assert.deepEqual([await stateOf(buyer, one), await stateOf(buyer, two)], ['shipped', 'shipped'])
  })

  test('that a spreadsheet has spoilt are told before anything goes out', async () => {
    const buyer = await shopper()
    const no = await ordered(buyer)
    const lines = await packing('check', fileWith(head, `${no},顺丰,7.70E+11`))
    assert.match(lines[1]!, /要把这一列设成文本/)
  })

  test('of one parcel for two orders are taken of one person and of no two', async () => {
    const [buyer, stranger] = [await shopper(), await shopper()]
    const [one, two, foreign] = [
      await ordered(buyer),
      await ordered(buyer),
      await ordered(stranger),
    ]
    const number = newNumber()
    const row = (no: string) => `${no},顺丰,${number}`
    const lines = await packing('check', fileWith(head, row(one), row(two), row(foreign)))
    assert.match(lines[2]!, new RegExp(`（和 ${one} 是同一个快递单号）`))
    assert.match(lines[3]!, new RegExp(`快递单号和 ${one} 一样，那是别人的订单`))
    await packing('numbers', fileWith(head, row(one)), ...by)
    const later = await packing('check', fileWith(head, row(foreign)))
    assert.match(later[1]!, /那是别人的订单/)
  })

  test('are read as a Chinese spreadsheet saves them, and a file without the columns is told', async () => {
    const no = await ordered(await shopper())
    const file = fileWith(head)
    // the head and 顺丰 in GBK
    const gbk = Buffer.from('b6a9b5a5bac52cbfecb5ddb9abcbbe2cbfecb5ddb5a5bac50d0a', 'hex')
    const row = [`${no},`, Buffer.from('cbb3b7e1', 'hex'), `,${newNumber()}`].map((part) =>
      Buffer.from(part),
    )
    fs.writeFileSync(file, Buffer.concat([gbk, ...row]))
    assert.match((await packing('check', file))[0]!, /可以发货 1 行/)
    const bare = packing('check', fileWith('单号,公司', 'a,b'))
    await assert.rejects(bare, /现在没有：订单号、快递公司、快递单号/)
  })
})
