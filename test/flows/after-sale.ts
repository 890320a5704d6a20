import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { demo } from '@server/database/demo'
import { until } from '@linji/mini-program'
import { someFile } from '../server/upload/pictures'
import { desk } from './desk'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import { newestAnswer } from './pages'
import type { Stage } from './stage'

const picture = path.join(__dirname, '../../src/static/tabs/home-light.png')

/** A short film, as a phone keeps it. */
function film(): string {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'linji-film-')), 'eggs.mp4')
  fs.writeFileSync(file, someFile('mp4', 2000))
  return file
}

const uploaded = (driver: Driver, number: number) =>
  until('the files on the server', async () => {
    const done = (await driver.text()).split('已上传').length - 1
    return done === number
  })

async function gold({ server }: Stage): Promise<number> {
  const { rows } = await server.database.pool.query<{ balance: string }>(
    `select balance from wallet_accounts where user_id = $1 and currency = 'gold'`,
    [demo.consumer.userId],
  )
  return Number(rows[0]?.balance)
}

/** The eggs of the demo story have come, and some are broken. */
export async function receivedEggs({ server }: Stage): Promise<string> {
  const { rows } = await server.database.pool.query<{ order_sn: string }>(
    `update orders
     set state = 'finished', received_at = now(), deadline_at = null,
       reached = reached || jsonb_build_object('finished', now())
     from order_lines line
     where orders.user_id = $1 and line.user_id = orders.user_id
       and line.order_sn = orders.order_sn and line.image = '/static/goods/eggs.svg'
     returning orders.order_sn`,
    [demo.consumer.userId],
  )
  return rows[0]!.order_sn
}

/** From the order to a reason and a picture, over the desk, to the gold in the purse. */
async function refundBrokenGoods(driver: Driver, stage: Stage): Promise<void> {
  const orderSn = await receivedEggs(stage)
  const before = await gold(stage)
  await stage.signedIn(driver, 'consumer')
  await driver.open(`/exchangeShop/OrderDetails/${orderSn}`)
  await driver.tap('申请售后')
  await driver.at('afterSale')
  await driver.tap('提交申请')
  await driver.see('请选择申请原因')
  await driver.tap('申请原因')
  await driver.tap('收到时已破损')
  await driver.see('请上传图片')
  await driver.pick('图片凭证，添加图片，还能添加 6 张', picture)
  await uploaded(driver, 1)
  await driver.pick('视频（选填），添加视频', film())
  await uploaded(driver, 2)
  await driver.fill('补充说明（选填）', '碎了六个')
  await driver.tap('提交申请')
  await driver.at('lookAfter')
  await driver.see('待处理')
  await driver.see('碎了六个')
  await driver.tap('放大凭证第 1 张')
  await driver.see('1 / 2')
  await driver.tap('关闭')
  const { after_sale_no: no } = await newestAnswer<{ after_sale_no: string }>(
    driver,
    '/tp5/api/OrderSaleService/detail',
  )

  await desk(stage, 'say', 'after-sale', no, '--text', '实在抱歉，马上给您退')
  await desk(stage, 'approve', 'after-sale', no)
  await driver.open(`/exchangeShop/lookAfter?after_sale_no=${no}`)
  await driver.see('已退款')
  await driver.see('实在抱歉，马上给您退')
  assert.equal(await gold(stage), before + 168)
  await driver.open('/exchangeShop/DataLog?type=gold')
  await driver.tap('售后退款 散养土鸡蛋 30 枚')
  await driver.at('orderDetails')
  await driver.see('售后已退款')
}

/** Goods go back by parcel, named on the page; nothing is paid before they are here. */
async function sendGoodsBack(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  await driver.open('/exchangeShop/lookAfter')
  await driver.tap('退货退款')
  await driver.see('把商品寄到这里')
  await driver.see('寄回运费由您承担：请寄付，到付的包裹会被拒收')
  await driver.tap('填快递单号')
  await driver.tap('已寄出')
  await driver.see('请填写快递公司')
  await driver.fill('快递公司', '邻集速运')
  await driver.fill('快递单号', 'LJE202611210001')
  await driver.tap('已寄出')
  await driver.see('寄回中')
  const { after_sale_no: no } = await newestAnswer<{ after_sale_no: string }>(
    driver,
    '/tp5/api/OrderSaleService/detail',
  )
  await desk(stage, 'approve', 'after-sale', no)
  await driver.open(`/exchangeShop/lookAfter?after_sale_no=${no}`)
  await driver.see('已退款')
}

export const flows: readonly Flow[] = [
  {
    title: 'broken goods are shown, refunded at the desk, and the gold is back',
    run: refundBrokenGoods,
  },
  {
    title: 'goods go back by parcel and are paid once they are here',
    run: sendGoodsBack,
  },
]
