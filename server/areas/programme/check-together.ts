import type { z } from 'zod'
import { isBackwards } from '@server/importing/checks'
import { checkDraw } from './check-draw'
import type { Fields, StepName } from './definition'

/** What no field of a campaign can know alone: which of them go together. */
export function checkTogether(given: Fields, context: z.RefinementCtx) {
  const wrong = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message })
  const does = (name: StepName) => given.steps.some((one) => one.do === name)
  const keys = given.prizes.map(({ key }) => key)
  keys.forEach((key, at) => {
    if (keys.indexOf(key) !== at) wrong(['prizes', at, 'key'], `奖品 ${key} 写了两次`)
  })
  given.prizes.forEach((one, at) => {
    if (one.gives.type !== 'code' && one.stock === undefined)
      wrong(['prizes', at], '请写库存 stock')
    const coins = one.gives.type === 'points' || one.gives.type === 'gold'
    if (coins && one.picture !== undefined)
      wrong(['prizes', at, 'picture'], '积分和金币有自己的图，请去掉 picture')
    if (!coins && one.picture === undefined) wrong(['prizes', at], '请写图 picture')
    if (one.worth && one.gives.type !== 'code')
      wrong(['prizes', at, 'worth'], '只有券码写 worth，别的按商城的价格算')
    if (one.lamps && one.lamps > (given.lamps?.goal ?? 0))
      wrong(['prizes', at, 'lamps'], '需要的灯数超过了 lamps.goal')
    for (const other of [one.after?.soldOut, one.after?.received]) {
      if (other !== undefined && (other === one.key || !keys.includes(other)))
        wrong(['prizes', at, 'after'], `没有奖品 ${other}，请核对 after`)
    }
    if (one.after && given.pick !== 'choose')
      wrong(['prizes', at, 'after'], '只有自己选的奖品能写 after')
    if (one.how.length === 0) wrong(['prizes', at], '请在 how 里写怎么使用')
  })
  const { ends_at: ends, days } = given.period
  if (!ends === !days) wrong(['period'], '写结束时间 ends_at，或写天数 days，二选一')
  if (isBackwards(given.period)) wrong(['period', 'ends_at'], '结束应晚于开始')
  if (given.kind !== 'subject' && given.prizes.length === 0) wrong(['prizes'], '请写奖品')
  if (
    does('pay') &&
    Object.keys(given.price).length === 0 &&
    !given.prizes.some((one) => one.price)
  )
    wrong(['price'], '有付款步骤，请写价格 price')
  if (does('open') && !does('pay')) wrong(['steps'], '有拆盒步骤，先要有付款步骤 pay')
  if (does('review') && !given.prizes.some(({ gives }) => gives.type === 'goods'))
    wrong(['steps'], '有评价步骤 review，要有寄到家的奖品')
  if (does('light') && !given.lamps) wrong(['lamps'], '有点灯步骤，请写 lamps')
  if (does('machine') && !given.machine) wrong(['machine'], '有扫机器步骤，请写 machine')
  if (does('outside') !== Boolean(given.outside))
    wrong(['outside'], '步骤 outside 和 outside 里写的应用要一起写')
  const order = given.steps.map((one) => one.do)
  const goesFirst =
    does('outside') && does('receive') && order.indexOf('outside') < order.indexOf('receive')
  if (goesFirst && !given.outside?.partner)
    wrong(['outside', 'partner'], '领取要等这一步，请写能确认它的合作方，或把它放到领取之后')
  const listed = given.audience.some(({ rule }) => rule === 'listed')
  given.audience.forEach(({ rule }, at) => {
    if (rule === 'card' && !listed && !(goesFirst && given.outside?.partner))
      wrong(['audience', at], '卡号前几位谁都知道：再加 listed 名单，或由合作方确认')
  })
  if (given.phone === 'any' && !does('sms'))
    wrong(['phone'], '可以填别的手机号时，要有短信步骤 sms')
  if (given.pick === 'all' && (does('pay') || does('redeem') || given.lamps))
    wrong(['pick'], '一起领的礼包不能有付款、兑换码或点灯')
  checkDraw(given, wrong)
  if (given.refund && (!does('pay') || given.pick !== 'choose'))
    wrong(['refund'], '只有自己选着买的能写 refund；没打开的盒子本来就能退')
  if (given.card && !does('pay')) wrong(['card'], '月卡要有付款步骤 pay')
}
