import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { definition, type Definition, hasStep } from '@server/areas/programme/definition'
import { readJson } from '@server/importing/read-json'
import { calls } from './calls'
import { pathOf } from './doer'
import { gives } from './gifts'

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
  [/^getDoubleTwelve/, 'double-twelve'],
  [/^doubleTwelveDiscount/, 'double-twelve-discount'],
  [/^newYear/, 'new-year'],
  [/^getSpring/, 'spring-festival'],
  [/^(getSubjectPage|getActivityGoodsPage)/, '/subjectPage'],
  [/^package$/, '/newCoupon'],
  [/^getTabDownTime/, '/618page'],
]

/** What a name says is done, and the call that does it. */
const done: readonly [RegExp, string][] = [
  [/SendSms$|sendMessage$|SendMessage$|CodeSends$/, '/tp5/api/Campaign/sendSms'],
  [/[cC]heck(Can|Join|Receive)|hasJoin$/, '/tp5/api/Campaign/check'],
  [/(Activity|Day|Little|get)Receive$|^receive|[.s]receive$/, '/tp5/api/Campaign/receive'],
  [/(GetFreeVip|getFreeVip|member|[cC]ommitCmbweek)$/, '/tp5/api/Campaign/receive'],
  [/(GetReceiveList|Prize)$/, '/tp5/api/Campaign/receiveList'],
  [/(Christmasjoin|Apply)$/, '/tp5/api/Campaign/join'],
  [/Help_go$/, '/tp5/api/Campaign/help'],
  [/GoodsList/, '/tp5/api/Campaign/goodsList'],
  [/urplusNum$/, '/tp5/api/Campaign/surplusNum'],
  [/VipOrder$/, '/user/vip/makeVipOrder'],
]

const isForMembers = ({ audience }: Definition) =>
  audience.some((one) => one.rule === 'holder' && one.kind === 'membership')

const hasModule =
  (...some: Definition['modules'][number]['type'][]) =>
  ({ modules }: Definition) =>
    some.every((type) => modules.some((module) => module.type === type))

const givesVip = gives(['vip', 'membership'], /VIP|会员/)

/** What a name speaks of, and what a campaign has to have to be spoken of so. */
const spoken: readonly [RegExp, (campaign: Definition) => boolean][] = [
  [/[vV]ip/, (one) => givesVip(one) || isForMembers(one)],
  [/(CCB|ICBC|CMBC)member$/, givesVip],
  [/Discount/, gives(['coupon', 'card'], /券/)],
  [/[cC]ou(?:po|npo)n/, gives(['coupon'], /券/)],
  [/Join$|join$|Apply$/, (one) => hasStep(one, 'join') || one.card !== undefined],
  [/Card/, ({ card }) => card !== undefined],
  [/Help|Light/, ({ lamps }) => lamps !== undefined],
  [/Prize|[rR]eceive|surplus/, ({ prizes }) => prizes.length > 0],
  [/SubjectPage/, hasModule('campaigns', 'goods')],
  [/ActivityGoodsPage/, hasModule('goods')],
  [/TabDownTime/, (one) => hasModule('tabs')(one) && one.hours !== undefined],
  [/^package$/, ({ pick }) => pick === 'all'],
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

const named = Object.entries(calls.promotion!).map(([name, doer]) => ({
  name: name.replace(/^(GET|POST) /, ''),
  call: doer === 'open' ? doer : pathOf(doer),
}))

test('every call of the promotions is built', () => {
  assert.deepEqual(
    named.filter(({ call }) => call === 'open').map(({ name }) => name),
    [],
  )
})

function campaignOf(name: string): Definition | undefined {
  const [, whose] = meant.find(([expression]) => expression.test(name)) ?? []
  return campaigns.find(({ key, routes }) => key === whose || routes.includes(whose!))
}

test('a name that says what is done is answered by the call that does it', () => {
  const other = named.flatMap(({ name, call }) =>
    done
      .filter(([says, does]) => says.test(name) && call !== does)
      .map(([, does]) => `${name} → ${call}, not ${does}`),
  )
  assert.deepEqual(other, [])
})

test('the campaign that a call speaks of can do what the call is named for', () => {
  for (const { name, call } of named) {
    const campaign = campaignOf(name)
    const needs = able[call]
    if (campaign && needs) assert.ok(needs(campaign), `${name} → ${call} of ${campaign.key}`)
  }
})

test('the campaign that a call speaks of has what the call speaks of', () => {
  const missing = named.flatMap(({ name }) => {
    const campaign = campaignOf(name)
    return spoken
      .filter(([speaks, has]) => campaign && speaks.test(name) && !has(campaign))
      .map(([speaks]) => `${name} of ${campaign?.key}: ${speaks}`)
  })
  assert.deepEqual(missing, [])
})

test('nothing is expected of names that there are not', () => {
  for (const [expression] of [...meant, ...done, ...spoken])
    assert.ok(
      named.some(({ name }) => expression.test(name)),
      String(expression),
    )
})

test('the campaigns that calls speak of are there, as far as their pages are built', () => {
  for (const [, whose] of meant.filter(([, one]) => !one.startsWith('/')))
    assert.ok(
      campaigns.some(({ key }) => key === whose),
      whose,
    )
})
