import fs from 'node:fs'
import path from 'node:path'
import type { Db } from '@server/database/database'
import type { SeedContext } from '../area'
import { importCampaign } from './write/import-campaign'
import { addCodes } from './write/stock'

const folder = path.join(__dirname, 'campaigns')

/** How many codes the demo makes for a prize: given out with it, or to be typed in for it. */
const codeLists = [
  { campaignKey: 'seven-day-vip', prizeKey: 'vip', start: 'QH7', count: 300 },
  { campaignKey: 'icbc-member', prizeKey: 'month', start: 'TYM', count: 200 },
  { campaignKey: 'ccb-member', prizeKey: 'video', start: 'QHM', count: 120 },
  { campaignKey: 'ccb-member', prizeKey: 'music', start: 'TJM', count: 120 },
  { campaignKey: 'ccb-member', prizeKey: 'opera', start: 'XTZ', count: 160 },
  { campaignKey: 'bank-points', prizeKey: 'thousand', start: 'BANK1000', count: 50 },
  { campaignKey: 'bank-points', prizeKey: 'five-thousand', start: 'BANK5000', count: 50 },
  { campaignKey: 'code-activity', prizeKey: 'rice', start: 'RICE', count: 50 },
  { campaignKey: 'code-activity', prizeKey: 'oil', start: 'OIL', count: 50 },
  { campaignKey: 'app-free-vip', prizeKey: 'opera', start: 'XTV', count: 240 },
  { campaignKey: 'open-vip-coupon', prizeKey: 'month', start: 'TJ5', count: 150 },
  { campaignKey: 'open-vip-coupon', prizeKey: 'season', start: 'TJ15', count: 100 },
  { campaignKey: 'open-vip-coupon', prizeKey: 'year', start: 'TJ60', count: 60 },
  { campaignKey: 'carrier-seven', prizeKey: 'day-7', start: 'YQ7G', count: 120 },
  { campaignKey: 'day-yoga', prizeKey: 'morning', start: 'YOGAM', count: 200 },
  { campaignKey: 'day-yoga', prizeKey: 'home', start: 'YOGAH', count: 300 },
  { campaignKey: 'huarun-week', prizeKey: 'market', start: 'HRQ', count: 50 },
  { campaignKey: 'huarun-week', prizeKey: 'points', start: 'HRJ', count: 50 },
  { campaignKey: 'wechat-pay-taster', prizeKey: 'two', start: 'WXTWO', count: 210 },
  { campaignKey: 'wechat-pay-taster', prizeKey: 'five', start: 'WXFIVE', count: 75 },
  { campaignKey: 'wechat-pay-taster', prizeKey: 'eighteen', start: 'WXEIGHTEEN', count: 15 },
]

/** RICE0001 and so on: easy to try in a demo, and nothing that a real list would hold. */
export const demoCode = (start: string, nth: number) => `${start}${String(nth).padStart(4, '0')}`

export async function seedCampaigns(db: Db, { now, config }: SeedContext) {
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.json'))
  for (const file of files.sort()) {
    await importCampaign(db, fs.readFileSync(path.join(folder, file), 'utf8'), now)
  }
  for (const { start, count, ...list } of codeLists) {
    const codes = Array.from({ length: count }, (_, nth) => demoCode(start, nth + 1))
    await addCodes(db, config.dataKey, { ...list, text: codes.join('\n') }, now)
  }
}
