import type { Fields } from './definition'

type Wrong = (path: (string | number)[], message: string) => void

/** What people draw from has published odds, and a prize that there is always enough of. */
export function checkDraw(given: Fields, wrong: Wrong) {
  const { pick, prizes, guarantee, consolation } = given
  const named = (key: string) => prizes.find((one) => one.key === key && one.weight)
  if (pick !== 'draw') {
    if (guarantee) wrong(['guarantee'], '只有抽取的活动有保底')
    if (consolation) wrong(['consolation'], '只有抽取的活动有安慰奖')
    return
  }
  prizes.forEach(({ weight }, at) => {
    if (!weight) wrong(['prizes', at], '抽取的奖品要写 weight')
  })
  for (const key of guarantee?.prizes ?? [])
    if (!named(key)) wrong(['guarantee', 'prizes'], `没有可以抽到的奖品 ${key}`)
  if (given.steps.some((one) => one.do === 'redeem')) return
  if (!given.modules.some(({ type }) => type === 'odds'))
    wrong(['modules'], '抽取的活动要公布概率，请加 odds 版块')
  checkConsolation(given, wrong)
}

/** Whatever else is gone, it is drawn in its place. */
function checkConsolation({ prizes, guarantee, consolation }: Fields, wrong: Wrong) {
  if (consolation === undefined)
    return wrong(['consolation'], '请写安慰奖 consolation：别的奖品送完以后，概率归它')
  const taker = prizes.find(({ key }) => key === consolation)
  if (!taker) return wrong(['consolation'], `没有奖品 ${consolation}`)
  if (guarantee?.prizes.includes(consolation)) wrong(['consolation'], '保底的奖品不能又是安慰奖')
  if (taker.gives.type === 'code') wrong(['consolation'], '券码会发完，不能作安慰奖')
  if (taker.daily !== undefined) wrong(['consolation'], '安慰奖不能限每天的份数')
  const others = prizes.filter((one) => one !== taker)
  const most = others.reduce((sum, { stock = 0 }) => sum + stock, 0)
  if ((taker.stock ?? 0) < most)
    wrong(['consolation'], `安慰奖的库存不能少于其他奖品的总和 ${most}`)
}
