import { tallyOf } from '@server/areas/draw/draw'
import { countConfirmed, countGuests } from '@server/areas/partner/partner'
import { findCampaign, isDrawn } from '@server/areas/programme/programme'
import type { Asking } from '@server/command/run'
import { daysOf, signalsOf, suspectsOf } from '../write/report'
import { tellStock } from './tell-stock'

/** How a campaign goes: stock, partner, days, draws, and what looks like farming. */
export async function tellReport(asking: Asking, key: string): Promise<string[]> {
  const days = await daysOf(asking.db, key)
  const signals = await signalsOf(asking.db, key)
  const suspects = await suspectsOf(asking, key)
  return [
    ...(await tellStock(asking, key)),
    ...(await partnerLines(asking, key)),
    ...(days.length === 0 ? ['还没有人来过'] : ['日期        访客  浏览  点击  分享  领取  人数']),
    ...days.map(({ day, visitors, views, clicks, shares, received, people }) =>
      [day, visitors, views, clicks, shares, received, people]
        .map((cell) => String(cell).padEnd(6))
        .join(''),
    ),
    ...(await tally(asking, key)),
    ...signals.map(
      ({ kind, people, worst, last }) =>
        `异常 ${nameOf(kind)}：${people} 人，最多 ${worst} 次，最近 ${last}`,
    ),
    ...suspects.map(
      ({ userId, phone, kinds, received, helped, blocked }) =>
        `  ${userId}  ${phone}  ${kinds.map(nameOf).join('、')}  领取 ${received} 次，帮人 ${helped} 次${blocked ? '  已停止参加' : ''}`,
    ),
  ]
}

/** How far the lists and the messages of its partner have come, where it has one. */
async function partnerLines({ db, now }: Asking, key: string): Promise<string[]> {
  const { audience, outside } = (await findCampaign(db, { key }, now)).definition
  const lines: string[] = []
  if (audience.some(({ rule }) => rule === 'listed'))
    lines.push(`邀请名单 ${await countGuests(db, key)} 个手机号`)
  if (outside?.partner) lines.push(`${outside.app} 已确认 ${await countConfirmed(db, key)} 人次`)
  return lines
}

/** What was drawn, for whoever compares it with the odds. */
async function tally({ db, now }: Asking, key: string): Promise<string[]> {
  const { prizes, definition } = await findCampaign(db, { key }, now)
  if (!isDrawn(definition)) return []
  const { came, wrong } = await tallyOf(db, key)
  const times = new Map(came.map((one) => [one.key, one.times]))
  const drawn = prizes.map((prize) => `${prize.name} ${times.get(prize.key) ?? 0}`).join('，')
  const checked = wrong === 0 ? '按记录重算全部一致' : `有 ${wrong} 次和记录对不上`
  return [`抽取：${drawn}；${checked}`]
}

const signalNames: Record<string, string> = {
  device: '同一台手机多人',
  network: '同一个网络多人',
  invite: '一天邀请过多',
}
const nameOf = (kind: string) => signalNames[kind] ?? kind
