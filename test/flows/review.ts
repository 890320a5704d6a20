import path from 'node:path'
import { until } from '@linji/mini-program'
import type { Out } from '@contract/api'
import { desk } from './desk'
import { goodsUrl, thermometer } from './exchange'
import { orderThermometer } from './order'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import { newestAnswer } from './pages'
import type { Stage } from './stage'

const picture = path.join(__dirname, '../../src/static/tabs/home-light.png')
const written = '量得准，奶奶自己也会用'
const answer = '谢谢您说给邻居听'
/** Longer than it takes until it is looked for pictures to judge. */
const judgedWithin = 40_000

/** An order that has come, and whose owner says so. */
async function receivedOrder(driver: Driver, stage: Stage): Promise<string> {
  const { order_sn } = await orderThermometer(driver, stage)
  await desk(stage, 'ship', order_sn, 'linji', 'LJ42000077')
  await driver.open(`/exchangeShop/OrderDetails/${order_sn}`)
  await driver.tap('确认收货')
  await driver.tap('收到了')
  await driver.at('successful')
  await driver.open(`/exchangeShop/OrderDetails/${order_sn}`)
  return order_sn
}

/** A picture that is in use is shown to others once it was judged. */
const pictureJudged = ({ server }: Stage, orderSn: string) =>
  until(
    'a verdict on the picture',
    async () => {
      const { rows } = await server.database.pool.query(
        `select from picture_checks
         where upload_id in (select unnest(picture_ids) from reviews where order_sn = $1)`,
        [orderSn],
      )
      return rows.length === 0
    },
    judgedWithin,
  )

/** From the order to what all neighbours read of it and the house answers, and back to nothing. */
async function reviewAndDelete(driver: Driver, stage: Stage): Promise<void> {
  const orderSn = await receivedOrder(driver, stage)
  await driver.tap('评价')
  await driver.at('review')
  await driver.tap('发布评价')
  await driver.see('请点星星打分')
  await driver.see('请写 5 个字以上')
  await driver.tap('4 星，不错')
  await driver.fill('说给邻居听', '这里能赌博，快来')
  await driver.pick('图片（选填），添加图片，还能添加 6 张', picture)
  await driver.see('已上传')
  await driver.tap('发布评价')
  await driver.see('内容含有不允许的信息，请修改后再提交')
  await driver.fill('说给邻居听', written)
  await driver.tap('发布评价')
  await driver.see('我的评价')
  await driver.see(written)
  const mine = '/tp5/api/GoodsReview/mine'
  const isWritten = ({ review }: Out<typeof mine>) => review !== null
  const { review, goods_id } = await newestAnswer(driver, mine, isWritten)

  await desk(stage, 'say', 'review', review!.review_id, '--text', answer)
  await pictureJudged(stage, orderSn)
  await driver.open(await goodsUrl(stage, thermometer))
  await driver.scrollTo(written)
  await driver.see(`邻集回复：${answer}`)
  await driver.tap('看全部')
  await driver.at('reviews')
  await driver.tap('有图 1')
  await driver.see(written)
  await driver.tap('放大评价图片第 1 张')
  await driver.tap('关闭')

  await driver.open(`/review?order_sn=${orderSn}`)
  await driver.tap('删除评价')
  await driver.see('邻居就看不到它了')
  await driver.tap('删除')
  await driver.see('发布评价')
  await driver.open(`/reviews?goods_id=${goods_id}`)
  await driver.see('还没有评价')
}

export const flows: readonly Flow[] = [
  {
    title: 'what came is reviewed, answered by the house, and taken away again',
    run: reviewAndDelete,
  },
]
