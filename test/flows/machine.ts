import assert from 'node:assert/strict'
import type { Out } from '@contract/api'
import { scenePages } from '@server/providers/wechat/scene-pages'
import { demo } from '@server/database/demo'
import { until } from '@linji/mini-program'
import { createDevice } from '../../tools/device/device'
import { habitOf } from '../../tools/device/habits'
import { memoryJournal } from '../../tools/device/journal'
import { type Machine, startMachine } from '../../tools/device/startMachine'
import { newMachine, newSlot, secretOf } from '../server/machine/machines'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import { houseOf } from './houseOf'
import type { MiniDriver } from './MiniDriver'
import { newestAnswer } from './pages'
import type { Stage } from './stage'

const soda = '山楂汽水 330ml'
const price = 30
const machineCode = '/tp5/api/UserCodeActivity/getMachineQrCode'

/** Where machines of tests stand, and a village beyond the hill. */
const here = { latitude: 30.4, longitude: 120.05 }
const elsewhere = { latitude: 30.43, longitude: 120.05 }

interface Standing {
  machineSn: string
  machine: Machine
  stock(): Promise<number>
}

/** A machine of the flow's own that does as it is told, with one slot of soda. */
async function standing(stage: Stage, habit: string, patienceSeconds = 60) {
  const { server } = stage
  const given = { name: '樟树下 01', patienceSeconds }
  const { machineId, machineSn } = await newMachine(houseOf(stage), given)
  await newSlot(server.database, machineId, { title: soda, points: price, money: 350 })
  const device = createDevice({ url: server.url, machineSn, secret: secretOf(machineSn) })
  const machine = startMachine({ device, journal: memoryJournal(), habit: habitOf(habit, 0)! })
  const stock = async () => {
    const { rows } = await server.database.pool.query<{ stock: number }>(
      'select stock from iter_slots where machine_id = $1',
      [machineId],
    )
    return rows[0]!.stock
  }
  return { machineSn, machine, stock } satisfies Standing
}

async function withMachine(
  stage: Stage,
  habit: [name: string, patience?: number],
  run: (standing: Standing) => Promise<void>,
) {
  const one = await standing(stage, ...habit)
  try {
    await run(one)
  } finally {
    await one.machine.stop()
  }
}

const points = async ({ server }: Stage, driver: Driver) => {
  const { user_id } = JSON.parse(String((await driver.storage()).userInfo)) as { user_id: string }
  const { rows } = await server.database.pool.query<{ balance: number }>(
    `select balance from wallet_accounts where user_id = $1 and currency = 'points'`,
    [user_id],
  )
  return rows[0]!.balance
}

/** From the sticker on the machine to the question whether they stand before it. */
async function choose(driver: Driver, { machineSn }: Standing) {
  await driver.open(`/exchangeShop/Machine?machine_sn=${machineSn}`)
  await driver.see('樟树下 01')
  await driver.tap(soda)
  await driver.at('machineGoods')
  await driver.tap(`确认，扣 ${price} 积分`)
}

/** A code of the machine for others: it opens its page, and nobody stands there by it. */
async function showCode(driver: Driver, stage: Stage): Promise<void> {
  await withMachine(stage, ['deliver'], async ({ machineSn }) => {
    await stage.signedIn(driver, 'consumer')
    await driver.open(`/exchangeShop/Machine?machine_sn=${machineSn}`)
    await driver.see('樟树下 01')
    await driver.tap('机器码')
    await driver.see(driver.platform === 'h5' ? '也可以长按图片保存' : '保存后可以发给邻居')
    const { link } = await newestAnswer<Out<typeof machineCode>>(driver, machineCode)
    const { pathname, search } = new URL(link)
    assert.ok(!search.includes('machine_sn'), 'it is taken for a sticker')
    await driver.open(pathname + search)
    await driver.at('machine')
    await driver.see('樟树下 01')
  })
}

/** Where they stand. */
async function exchangeHere(driver: Driver, one: Standing) {
  await choose(driver, one)
  await driver.stand(here)
  await driver.tap('我在机器前，现在出货')
  await driver.at('onlineMachinePaySuccess')
}

async function exchangeAtMachine(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  const before = await points(stage, driver)
  await withMachine(stage, ['deliver'], async (one) => {
    await exchangeHere(driver, one)
    await driver.see('已出货，请取走')
    assert.equal(one.machine.out().length, 1)
    assert.equal(await one.stock(), 4)
    assert.equal(await points(stage, driver), before - price)
    await driver.tap('看订单')
    await driver.at('orderDetailsOnlineMachine')
    await driver.see('已出货')
    await driver.tap('再看这台机器')
    await driver.at('machine')
    await driver.see('剩 4 件')
    await driver.open('/exchangeShop/DataLog')
    await driver.tap(`机器兑换 ${soda}`)
    await driver.at('orderDetailsOnlineMachine')
    await driver.open('/mine')
    await driver.tap('机器订单')
    await driver.at('orderListOnlineMachine')
    await driver.see('樟树下 01')
  })
}

async function faultAtMachine(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  const before = await points(stage, driver)
  await withMachine(stage, ['fault'], async (one) => {
    await exchangeHere(driver, one)
    await driver.see('没有出货，已退回')
    await driver.see('推杆卡住')
    await driver.see(`${price} 积分已退回您的账户`)
    assert.equal(await points(stage, driver), before)
    assert.equal(await one.stock(), 5)
    await driver.tap('换一台机器')
    await driver.at('onlineMachineMore')
    await driver.see('东苑南门 01')
  })
}

async function silentMachine(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  const before = await points(stage, driver)
  // a command's last second is told in whole ones: with a single one it could be over on arrival
  await withMachine(stage, ['silent', 2], async (one) => {
    await exchangeHere(driver, one)
    await driver.see('没有出货，已退回')
    assert.equal(await points(stage, driver), before)
    await driver.tap('看订单')
    await driver.see('超时已退回')
  })
}

/** Pays at the cashier of this platform. */
async function buyAtMachine(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  await withMachine(stage, ['deliver'], async (one) => {
    await driver.open(`/exchangeShop/OnlineMachine?machine_sn=${one.machineSn}`)
    await driver.see('樟树下 01')
    await driver.tap(soda)
    await driver.at('goodDetailsOnlineMachine')
    await driver.tap('立即购买')
    await driver.at('orderOnlineMachine')
    await driver.tap('确认下单，付 ¥3.50')
    await driver.stand(here)
    await driver.tap('我在机器前，付款后出货')
    await driver.at('orderPay')
    assert.equal(one.machine.out().length, 0)
    await driver.tap('去支付 ¥3.50')
    await driver.tap('确认支付')
    await driver.at('onlineMachinePaySuccess')
    await driver.see('已出货，请取走')
    const told = () =>
      newestAnswer<{ state: string; amount: number }>(
        driver,
        '/tp5/api/OfflineOrder/onlinePaySuccess',
      )
    // the page says beforehand what is still to come
    await until('the goods to be out', async () => (await told()).state === 'delivered')
    assert.equal((await told()).amount, 350)
    assert.deepEqual([one.machine.out().length, await one.stock()], [1, 4])
  })
}

/** From a village that was chosen, then from far away, then by the keys of the machine. */
async function orderFromAfar(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  await withMachine(stage, ['deliver'], async (one) => {
    await choose(driver, one)
    await driver.stand(elsewhere)
    await driver.tap('我在机器前，现在出货')
    await driver.see('您离这台机器约 3.3 公里')
    await driver.tap('先下单，60 分钟内来取')
    await driver.at('onlineMachinePaySuccess')
    await driver.see('货留好了，等您来取')
    assert.deepEqual([one.machine.out().length, await one.stock()], [0, 4])
    const { pick_up_code: code } = await newestAnswer<{ pick_up_code: string }>(
      driver,
      '/tp5/api/OfflineOrder/onlinePaySuccess',
    )
    await driver.see(`${code.slice(0, 3)} ${code.slice(3)}`)
    await one.machine.type(code)
    await driver.see('已出货，请取走')
    assert.equal(one.machine.out().length, 1)
  })
}

/** By a phone whose app is not running, then by one that has it open somewhere else. */
async function scanSticker(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  await withMachine(stage, ['deliver'], async ({ machineSn }) => {
    await driver.scan(`/scanMachine?machine_sn=${machineSn}`)
    await driver.see('樟树下 01')
    await driver.open('/exchangeShop')
    await driver.at('exchangeShop')
    await driver.scan(`/exchangeShop/Machine?machine_sn=${machineSn}`, 'alive')
    await driver.at('machine')
    await driver.see(soda)
    await driver.scan('/mine', 'alive')
    await driver.at('mine')
    await driver.see(demo.consumer.nickname)
  })
}

/** WeChat's own codes say nothing but their scene. */
async function scanMiniCode(driver: Driver, stage: Stage): Promise<void> {
  const { app } = driver as MiniDriver
  await stage.signedIn(driver, 'consumer')
  await withMachine(stage, ['deliver'], async ({ machineSn }) => {
    await app.start(scenePages.m, `scene=m.${machineSn}`)
    await driver.see('樟树下 01')
    await app.arrive({ path: scenePages.p, query: 'scene=p.blind-box-99' })
    await driver.at('subjectPage')
    await driver.see('抽中概率')
    await app.arrive({ path: scenePages.g, query: 'scene=nobody' })
    await driver.at('notFound')
  })
}

export const flows: readonly Flow[] = [
  { title: 'a sticker is scanned with WeChat, cold and warm', run: scanSticker },
  {
    title: 'a mini-program code is scanned with WeChat, cold and warm',
    run: scanMiniCode,
    only: 'weapp',
  },
  { title: 'a code of a machine is shown to others', run: showCode },
  { title: 'a machine gives what was exchanged', run: exchangeAtMachine },
  {
    title: 'a machine keeps what was ordered from afar until its code is typed',
    run: orderFromAfar,
  },
  { title: 'a machine that fails gives it back', run: faultAtMachine },
  { title: 'a machine that says nothing gives it back', run: silentMachine },
  { title: 'a machine gives what was paid for', run: buyAtMachine },
]
