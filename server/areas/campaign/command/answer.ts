import { businessDay } from '@server/calendar'
import { readFile } from '@server/command/read-file'
import type { Asking } from '@server/command/run'
import { findCampaign, leftToday, stateOf, tellState } from '@server/areas/programme/programme'
import { importCampaign } from '../write/import-campaign'
import { daysOf, signalsOf } from '../write/report'
import { addCodes, addStock, campaignKeys, setPaused } from '../write/stock'
import type { Request } from './request'

export async function answer(asking: Asking, request: Request): Promise<string[]> {
  const { db, config, now } = asking
  switch (request.command) {
    case 'list':
      return list(asking)
    case 'import': {
      const { key, title, isNew } = await importCampaign(db, readFile(request.file), now)
      return [`${isNew ? '已新增' : '已更新'}：${key} ${title}`, ...(await stock(asking, key))]
    }
    case 'stock': {
      const { key, prize, add } = request
      if (prize !== undefined && add !== undefined)
        await addStock(db, { campaignKey: key, prizeKey: prize, more: add }, now)
      return stock(asking, key)
    }
    case 'pause':
      return [
        `${request.paused ? '已暂停' : '已恢复'}：${await setPaused(db, request.key, request.paused)}`,
      ]
    case 'codes': {
      const { key, prize, file } = request
      const list = { campaignKey: key, prizeKey: prize, text: readFile(file) }
      const added = await addCodes(db, config.dataKey, list, now)
      const use = added.use === 'give' ? '随奖品发出' : '凭码兑换'
      return [`已导入 ${added.codes} 个券码：${added.prize}（${use}）`]
    }
    case 'report':
      return report(asking, request.key)
  }
}

async function list({ db, now }: Asking): Promise<string[]> {
  const keys = await campaignKeys(db)
  if (keys.length === 0) return ['还没有活动']
  const lines: string[] = []
  for (const key of keys) {
    const campaign = await findCampaign(db, { key }, now)
    const { definition, startsAt, endsAt } = campaign
    const period = `${businessDay(startsAt)} 至 ${businessDay(endsAt)}`
    const { state_text: state } = tellState(campaign, stateOf(campaign, now))
    lines.push(`${key}  ${definition.title}  ${period}  ${state}  ${definition.routes.join(' ')}`)
  }
  return lines
}

async function stock({ db, now }: Asking, key: string): Promise<string[]> {
  const { prizes } = await findCampaign(db, { key }, now)
  if (prizes.length === 0) return ['这个活动没有奖品']
  return prizes.map((prize) => {
    const today = leftToday(prize)
    const day = today === null ? '' : `，今天还能发 ${today}`
    return `  ${prize.key}  ${prize.name}  剩 ${prize.stock}，已发 ${prize.given}${day}`
  })
}

async function report(asking: Asking, key: string): Promise<string[]> {
  const days = await daysOf(asking.db, key)
  const signals = await signalsOf(asking.db, key)
  return [
    ...(await stock(asking, key)),
    ...(days.length === 0 ? ['还没有人来过'] : ['日期        访客  浏览  点击  分享  领取  人数']),
    ...days.map(({ day, visitors, views, clicks, shares, received, people }) =>
      [day, visitors, views, clicks, shares, received, people]
        .map((cell) => String(cell).padEnd(6))
        .join(''),
    ),
    ...signals.map(
      ({ kind, people, worst, last }) =>
        `异常 ${signalNames[kind] ?? kind}：${people} 人，最多 ${worst} 次，最近 ${last}`,
    ),
  ]
}

const signalNames: Record<string, string> = {
  device: '同一台手机多人领取',
  network: '同一个网络多人领取',
  invite: '一天邀请过多',
}
