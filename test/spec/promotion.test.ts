import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { definition, type Definition, hasStep } from '@server/areas/programme/definition'
import { readJson } from '@server/importing/read-json'
import { calls } from './calls'

const folder = path.join(__dirname, '../../demo/campaigns')
const campaigns = fs
  .readdirSync(folder)
  .map((file) => readJson(definition, fs.readFileSync(path.join(folder, file), 'utf8')).content)

/** Whose campaign the name of a call speaks of: by the address of its page, or by its key. */
const meant: readonly [RegExp, string][] = [
  [/^sevenVip/, '/sevenDayVip'],
  [/^dayYoga/, '/dayYogaIndex'],
  [/^(CCB|getCCB|surplusNum)/, '/CCBmemberExperience'],
  [/^(ICBC|getICBC)/, '/ICBCmemberExperience'],
  [/^CMBC/, '/CMBCExperience'],
  [/^getFreeVip/, '/appFreeVip'],
  [/^(getCodeSends|commitCmbweek|getDiscountData|getGoodsListData)/, '/cmBankActivite'],
  [/^(getCmbc|cmbcCommit)/, '/cmbcActivite'],
  [/^(getIcbc|icbcCommit)/, '/icbcActivite'],
  [/^(receiveCoupon|getNewCouponList)/, '/newCoupon'],
  [/^getCounpon/, '/openVipConpen'],
  [/^(doubleEleven|getEleven)/, '/doubleEleven'],
  [/^getLittle/, '/littleHouse'],
  [/^receiveVip618/, '/618page'],
  [/^(makeVipOrder|vip\.make|MonthlyCardVip)/, '/openVipPage'],
  [/^Hrttech/, 'hrttech-band'],
  [/^Minsheng/, 'minsheng-community'],
  [/^CommunityVip/, 'community-vip'],
  [/^NationalDay/, 'national-day'],
  [/^Christmas/, 'christmas-box'],
  [/^(doubleTwelve|getDoubleTwelve)/, 'double-twelve'],
  [/^newYear/, 'new-year'],
  [/^getSpring/, 'spring-festival'],
]

/** What a campaign has to have for a call to do with it what its name says. */
const able: Record<string, (campaign: Definition) => boolean> = {
  '/tp5/api/Campaign/sendSms': (one) => hasStep(one, 'sms'),
  '/tp5/api/Campaign/receive': (one) =>
    hasStep(one, 'receive') && (!hasStep(one, 'pay') || one.card !== undefined),
  '/tp5/api/Campaign/join': (one) => hasStep(one, 'join'),
  '/tp5/api/Campaign/help': (one) => one.lamps !== undefined,
  '/tp5/api/Campaign/lamps': (one) => one.lamps !== undefined,
  '/tp5/api/Campaign/goodsList': (one) => one.modules.some(({ type }) => type === 'tabs'),
  '/tp5/api/Campaign/surplusNum': (one) => one.prizes.length > 0,
  '/user/vip/makeVipOrder': (one) => hasStep(one, 'pay'),
}

const named = Object.entries(calls.promotion!).map(([name, call]) => ({
  name: name.replace(/^(GET|POST) /, ''),
  call,
}))

test('every call of the promotions is built', () => {
  assert.deepEqual(
    named.filter(({ call }) => call === 'open').map(({ name }) => name),
    [],
  )
})

test('the campaign that a call speaks of can do what the call is named for', () => {
  for (const { name, call } of named) {
    const [, whose] = meant.find(([expression]) => expression.test(name)) ?? []
    const campaign = campaigns.find(({ key, routes }) => key === whose || routes.includes(whose!))
    const needs = able[call]
    if (campaign && needs) assert.ok(needs(campaign), `${name} → ${call} of ${campaign.key}`)
  }
})

test('the campaigns that calls speak of are there, as far as their pages are built', () => {
  for (const [, whose] of meant.filter(([, one]) => !one.startsWith('/')))
    assert.ok(
      campaigns.some(({ key }) => key === whose),
      whose,
    )
})
