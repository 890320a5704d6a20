import assert from 'node:assert/strict'
import { eq } from 'drizzle-orm'
import { ports } from '@server/areas/assembled'
import { userRoles } from '@server/areas/auth/tables'
import { sellInDemo } from '@server/areas/fleet/fleet'
import { slotWorks } from '@server/areas/iter/tables'
import { until } from '@linji/mini-program'
import { type Buyer, newBuyer, newPerson } from '../server/harness/people'
import { newMachine, newSlot } from '../server/machine/machines'
import { numberAfter } from './pages'
import type { Driver } from './Driver'
import { houseOf } from './houseOf'
import type { MiniDriver } from './MiniDriver'
import type { Stage } from './stage'

const soda = '山楂汽水 330ml'

/** An operator of the flow's own with one machine, signed in before it. */
async function atOwnMachine(driver: Driver, stage: Stage, stock = 3) {
  const house = houseOf(stage)
  const { database } = house
  const operator: Buyer = await newBuyer(house, {})
  await database.db.insert(userRoles).values({ userId: operator.userId, role: 'operator' })
  const given = { operatorId: operator.userId, name: '竹林亭 01', lastSeenAt: new Date() }
  const machine = await newMachine(house, given)
  const { machineId } = machine
  const shelf = { slotNo: 'A1', title: soda, stock, capacity: 8, money: 350 }
  const slot = await newSlot(database, machineId, shelf)
  await driver.open(`/iter/windowManagement?access_token=${operator.token}`)
  await driver.at('windowManagement')
  await driver.see('竹林亭 01')
  const stockNow = async () => {
    const { rows } = await database.pool.query<{ stock: number }>(
      'select stock from iter_slots where machine_id = $1',
      [machineId],
    )
    return rows[0]!.stock
  }
  return { operator, machine, slot, house, stockNow }
}

type Standing = Awaited<ReturnType<typeof atOwnMachine>>

/** Somebody buys there, and the machine makes this of it. */
async function sells({ house, slot }: Standing, did: 'delivered' | 'failed') {
  const { userId } = await newPerson(house)
  const { offlineGoodsId } = slot
  const at = new Date(Date.now() - 60_000)
  return house.database.transaction((tx) =>
    sellInDemo(ports.orders, tx, { userId, offlineGoodsId, did, at, fault: '' }),
  )
}

export async function lookAtSlots(driver: Driver, stage: Stage): Promise<void> {
  const { machine } = await atOwnMachine(driver, stage)
  await driver.open(`/iter/windowManagement/aisleData?machine_sn=${machine.machineSn}`)
  await driver.see(`A1 ${soda}`)
  await driver.see('3/8')
  await driver.tap(`A1 ${soda}`)
  await driver.see('A1 进出记录')
  await driver.see('盘点 +3')
}

export async function countOneSlot(driver: Driver, stage: Stage): Promise<void> {
  const { machine, stockNow } = await atOwnMachine(driver, stage)
  await driver.open(`/iter/aisleManagement?machine_sn=${machine.machineSn}`)
  await driver.tap(`A1 ${soda}`)
  await driver.see('账上 3 件，装 8 件')
  await driver.tap('盘点')
  await driver.tap('减少件数')
  await driver.tap('丢失损坏')
  await driver.tap('按 2 件记，账上 −1')
  await driver.see('2/8')
  assert.equal(await stockNow(), 2)
}

/** The network is gone, the phone kills the app, and each step is in the book once in the end. */
export async function loadWithoutNetwork(driver: MiniDriver, stage: Stage): Promise<void> {
  const { machine, operator, stockNow } = await atOwnMachine(driver, stage)
  const page = `/iter/aisleManagement?machine_sn=${machine.machineSn}`
  await driver.open(page)
  await driver.tap(`A1 ${soda}`)
  driver.app.host.relay.setNetwork('offline')
  await driver.tap('减少件数')
  await driver.tap('补 4 件')
  await driver.see('1 步存在手机里，还没传上去')
  assert.equal(await stockNow(), 3)
  await driver.open(page)
  await driver.see('1 步存在手机里，还没传上去')
  driver.app.host.relay.setNetwork('online')
  await driver.loseNextAnswer('/tp5/api/Slot/load')
  await driver.tap('现在传')
  await until('the step to be in the book', async () =>
    (await stockNow()) === 7 ? true : undefined,
  )
  await driver.open(page)
  await until('nothing to wait on the phone', async () =>
    (await driver.sees('还没传上去')) ? undefined : true,
  )
  await driver.see('7/8')
  const works = await stage.server.database.db
    .select()
    .from(slotWorks)
    .where(eq(slotWorks.userId, operator.userId))
  assert.deepEqual(
    works.map(({ kind, units }) => [kind, units]),
    [['load', 4]],
  )
  assert.equal(await stockNow(), 7)
}

export async function orderFromWarning(driver: Driver, stage: Stage): Promise<void> {
  await atOwnMachine(driver, stage, 0)
  await driver.tap('预警')
  await driver.at('earlyWarning')
  await driver.see(`A1 ${soda}`)
  for (let nth = 0; nth < 3; nth++) await driver.tap('加入补货车')
  await driver.tap('看补货车')
  await driver.at('purchaseCart')
  await driver.tap('去下单 ¥136.80')
  await driver.at('comOrder')
  await driver.tap('先记账')
  await driver.tap('提交 ¥136.80')
  await driver.at('purchaseOrderDetail')
  await driver.see('待发货')
}

export async function readSoldNote(driver: Driver, stage: Stage): Promise<void> {
  const standing = await atOwnMachine(driver, stage)
  await sells(standing, 'delivered')
  await sells(standing, 'delivered')
  await driver.tap('销售记录')
  await driver.at('soldNote')
  await driver.see('已出货')
  assert.equal(await numberAfter(driver, '卖出'), 2)
  await driver.tap('运营报表')
  await driver.see('卖 2 件')
  await driver.tap('按月')
  await driver.scrollTo('各种商品')
  await driver.tap(soda)
  await driver.see(`只看${soda}`)
}

export async function settleFailedOrder(driver: Driver, stage: Stage): Promise<void> {
  const standing = await atOwnMachine(driver, stage)
  await sells(standing, 'failed')
  await driver.tap('异常订单')
  await driver.at('failOrder')
  await driver.see('货道没有出货')
  await driver.tap(soda)
  await driver.at('failOrderDetail')
  await driver.see('系统自动退的，不用再退')
  await driver.tap('查看过了，记下结果')
  await driver.fill('怎么回事', '弹簧松了，拧紧后试转正常')
  await driver.tap('记下，算处理好了')
  await driver.see('已经处理好，弹簧松了')
  assert.equal(await driver.sees('查看过了，记下结果'), false)
  await driver.back()
  await driver.see('没有要处理的')
}

export async function giveMoneyBackOnce(driver: Driver, stage: Stage): Promise<void> {
  const standing = await atOwnMachine(driver, stage)
  const { orderSn } = await sells(standing, 'delivered')
  await driver.open(`/iter/failOrder/orderDetail?order_sn=${orderSn}`)
  await driver.tap('退钱给顾客')
  await driver.tap('说出货了，但没有掉出来')
  await driver.tapTwice('退 ¥3.50')
  await driver.see('售后已退款')
  const { rows } = await stage.server.database.pool.query<{ amount: string }>(
    `select refunds.amount from refunds join payments using (payment_no) where order_sn = $1`,
    [orderSn],
  )
  assert.deepEqual(
    rows.map(({ amount }) => Number(amount)),
    [350],
  )
  assert.equal(await driver.sees('退钱给顾客'), false)
}

export async function showMyNumber(driver: Driver, stage: Stage): Promise<void> {
  const { operator } = await atOwnMachine(driver, stage)
  await driver.tap('联系电话')
  await driver.at('iterContact')
  await driver.tap('给顾客看我的电话')
  await until('the card to be shown', async () => {
    const { rows } = await stage.server.database.pool.query<{ shown: boolean }>(
      'select shown from operator_contacts where user_id = $1',
      [operator.userId],
    )
    return rows[0]?.shown ? true : undefined
  })
}
