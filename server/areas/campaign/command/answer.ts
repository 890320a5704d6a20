import fs from 'node:fs'
import { businessDay } from '@server/calendar'
import { readFile } from '@server/command/read-file'
import type { Asking } from '@server/command/run'
import { takenBack } from '@server/command/taken-back'
import { findCampaign, stateOf, tellState } from '@server/areas/programme/programme'
import { setBlocked, takeBackAll } from '@server/areas/prize/prize'
import { checkCampaign, importCampaign } from '../write/import-campaign'
import { codesGiven } from '../write/export-codes'
import { addCodes, addStock, campaignKeys, setPaused } from '../write/stock'
import { partnerLists } from './partner-lists'
import type { Request } from './request'
import { tellReport } from './tell-report'
import { tellStock } from './tell-stock'

export async function answer(asking: Asking, request: Request): Promise<string[]> {
  const { db, config, now } = asking
  switch (request.command) {
    case 'list':
      return list(asking)
    case 'import': {
      const { file, restart, why } = request
      const { key, title, isNew } = await importCampaign(db, readFile(file), now, { restart, why })
      return [`${isNew ? '已新增' : '已更新'}：${key} ${title}`, ...(await tellStock(asking, key))]
    }
    case 'check':
      return checkCampaign(db, readFile(request.file))
    case 'stock': {
      const { key, prize, add } = request
      if (prize !== undefined && add !== undefined)
        await addStock(db, { campaignKey: key, prizeKey: prize, more: add }, now)
      return tellStock(asking, key)
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
    case 'invite':
    case 'confirm': {
      const bring = () => partnerLists[request.command](asking, request.key, readFile(request.file))
      return request.check ? [...(await takenBack(db, bring)), '只是核对：什么也没有写入'] : bring()
    }
    case 'report':
      return tellReport(asking, request.key)
    case 'block':
      return block(asking, request)
    case 'take-back':
      return takeBack(asking, request)
    case 'export':
      return exportCodes(asking, request)
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

interface Blocking {
  key: string
  userId: string
  blocked: boolean
}

async function block({ db, now }: Asking, { key, userId, blocked }: Blocking): Promise<string[]> {
  const campaign = await findCampaign(db, { key }, now)
  const lamps = await setBlocked(db, { campaign, userId, blocked })
  if (!blocked) return ['已恢复参加，拆掉的不补']
  return [`已停止参加${lamps > 0 ? `，替别人点的 ${lamps} 盏拆掉了` : ''}`]
}

async function takeBack({ db, now }: Asking, { key, userId }: { key: string; userId: string }) {
  const told = await takeBackAll(db, { campaignKey: key, userId }, now)
  return told.length > 0 ? told : ['这个人在这个活动里没有领到什么']
}

async function exportCodes(
  asking: Asking,
  { key, file }: { key: string; file?: string | undefined },
) {
  await findCampaign(asking.db, { key }, asking.now)
  const lines = await codesGiven(asking, key)
  if (file === undefined) return lines
  fs.writeFileSync(file, `\ufeff${lines.join('\n')}\n`, { mode: 0o600 })
  return [`已写入 ${file}：${lines.length - 1} 个券码`]
}
