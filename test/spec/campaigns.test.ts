import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import { definition } from '@server/areas/programme/definition'
import { pictureOfPrize } from '@server/areas/prize/picture'
import { readJson } from '@server/importing/read-json'
import { placeOfAddress } from '@/routes/url'
import { addresses } from './routes'

const root = path.join(__dirname, '../..')
const folder = path.join(root, 'demo/campaigns')
const drawings = path.join(root, 'server/static')

const files = fs.readdirSync(folder).sort()
const campaigns = files.map((file) => ({
  file,
  ...readJson(definition, fs.readFileSync(path.join(folder, file), 'utf8')).content,
}))
type Campaign = (typeof campaigns)[number]
const keys = new Set(campaigns.map(({ key }) => key))

/** The pages that the product gives a campaign of their own, or the receipt of one. */
const ownPages = `/sevenDayVip /dayYogaIndex /appFreeVip /ydget7 /openVipPage /openVipConpen
  /openVipDiscount /newCoupon /littleHouse /618page /sixPointsBuy /99Blindbox /199Blindbox
  /doubleOneActivity /doubleEleven /codeActivity /BankPointsExchange /CCBmemberExperience
  /getCCBsuccess /ICBCmemberExperience /getICBCsuccess /CMBCExperience /getCMBCsuccess
  /WXExperience /ICBCwx /huarunExperience /huaruntongWx /getExperience /uniPayActivity /cloudPay
  /cmbcActivite /icbcActivite /cmBankActivite`.split(/\s+/)

/** What every campaign must have for itself, by the name of what two may not share. */
const own: Record<string, (campaign: Campaign) => unknown> = {
  key: ({ key }) => key,
  title: ({ title }) => title,
  terms: ({ terms }) => terms,
  prizes: ({ kind, key, prizes }) => (kind === 'subject' ? key : prizes),
  'steps and look': ({ steps, look }) => [steps, look],
  'share title': ({ share }) => share.title,
  'share text': ({ share }) => share.text,
}

/** Every value that stands under such a name, however deep. */
function under(name: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === name && typeof inner === 'string' ? [inner] : under(name, inner),
  )
}

/** Every sentence and every name that a person may read. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

const unfinished = /TODO|FIXME|lorem|[Xx]{2,}|\?\?|示例|占位|待定|待补|测试|某某|某银行|\.\.\./

/** What is so for some days of a year alone; a campaign begins when it is imported. */
const ofADay = /天热了|天冷了|初[一二三四五六七八]|除夕|入冬|入夏|近期|年底|这几天/

/** What no page is called, and no button. */
const nowhere = /问客服|“?我的—帮助|“帮助”|领取记录/

describe('the campaigns that come along', () => {
  test('are valid, and each file has the name of its key', () => {
    for (const { file, key } of campaigns) assert.equal(file, `${key}.json`)
  })

  for (const [what, of] of Object.entries(own)) {
    test(`share no ${what}`, () => {
      const seen = new Map<string, string>()
      for (const campaign of campaigns) {
        const mine = JSON.stringify(of(campaign))
        assert.equal(seen.get(mine), undefined, `${campaign.key} has the ${what} of another`)
        seen.set(mine, campaign.key)
      }
    })
  }

  test('stand behind every page of the product that is built for one, and no two behind one', () => {
    const promotion = addresses.promotion!
    for (const address of ownPages) {
      if (promotion[address] === 'open') continue
      const here = campaigns.filter(
        ({ routes, success }) => routes.includes(address) || success === address,
      )
      assert.deepEqual([address, here.length], [address, 1])
    }
    for (const { key, routes } of campaigns)
      for (const route of routes) assert.ok(placeOfAddress(route), `${key}: ${route} is no page`)
  })

  test('lead only to pages there are', () => {
    for (const campaign of campaigns) {
      const links = [...under('link', campaign), campaign.success].filter((link) => link !== '')
      for (const link of links) {
        const place = placeOfAddress(link)
        assert.ok(place && place.name !== 'notFound', `${campaign.key} leads to ${link}`)
        const named = place.name === 'subjectPage' ? place.params.key : undefined
        assert.ok(named === undefined || keys.has(String(named)), `${campaign.key} → ${link}`)
      }
    }
  })

  test('show only scenes and pictures there are', () => {
    const missing = campaigns.flatMap((campaign) => [
      ...under('scene', campaign).map((name) => `scenes/${name}.svg`),
      ...under('picture', campaign).map((name) => `goods/${name}.svg`),
    ])
    for (const file of missing) assert.ok(fs.existsSync(path.join(drawings, file)), file)
  })

  test('picture points and gold as what they are, and a box as a box', () => {
    for (const { key, pick, price, prizes, share } of campaigns) {
      for (const prize of prizes) {
        const { type } = prize.gives
        if (type !== 'points' && type !== 'gold') continue
        const shown = pictureOfPrize(prize)
        assert.match(shown, new RegExp(`coins-${type}-[sml]`), `${key}: ${prize.name}`)
        assert.ok(fs.existsSync(path.join(root, 'server', shown)), shown)
      }
      const boxed = pick === 'draw' && Object.keys(price).length > 0
      assert.ok(!boxed || prizes.every(({ picture }) => picture !== share.picture), key)
    }
  })

  test('have scenes of which none is another in other colours', () => {
    const seen = new Map<string, string>()
    for (const name of fs.readdirSync(path.join(drawings, 'scenes'))) {
      const drawn = fs.readFileSync(path.join(drawings, 'scenes', name), 'utf8')
      const shape = drawn.replace(/#[0-9a-fA-F]{3,8}/g, '#')
      assert.equal(seen.get(shape), undefined, `${name} is ${seen.get(shape)}`)
      seen.set(shape, name)
    }
  })

  test('say in whole sentences who may, how often and whom to ask', () => {
    for (const { key, kind, terms, partner, prizes } of campaigns) {
      const lines = terms.flatMap((term) => term.lines)
      if (kind !== 'subject') assert.ok(terms.length >= 2 && lines.length >= 3, key)
      for (const line of [...lines, ...prizes.flatMap(({ how }) => how)])
        assert.match(line, /[。？！”]$/, `${key}: ${line}`)
      const asked = /客服|\d{5,}|400-/
      if (partner) assert.ok(partner.phone || lines.some((line) => asked.test(line)), key)
    }
  })

  test('ask of a card all the digits that they compare', () => {
    for (const { key, audience } of campaigns)
      for (const rule of audience)
        if (rule.rule === 'card')
          for (const prefix of rule.prefixes) assert.ok(prefix.length <= rule.digits, key)
  })

  test('say what is so on whatever day they run', () => {
    for (const campaign of campaigns.filter(({ period }) => period.days))
      for (const text of textsOf(campaign)) assert.doesNotMatch(text, ofADay, campaign.key)
  })

  test('send people only to what stands there', () => {
    for (const campaign of campaigns)
      for (const text of textsOf(campaign)) assert.doesNotMatch(text, nowhere, campaign.key)
  })

  test('hold no sentence that was left for later', () => {
    for (const campaign of campaigns)
      for (const text of textsOf(campaign))
        assert.doesNotMatch(text, unfinished, `${campaign.key}: ${text}`)
  })
})
