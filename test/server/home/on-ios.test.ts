import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { noWorth } from '@server/areas/holding/kinds'
import { banners } from '@server/areas/home/tables'
import { somePrize } from '../campaign/campaigns'
import { type CampaignHouse, openCampaignHouse } from '../campaign/campaign-house'
import { newGoods } from '../catalogue/goods'
import { onAndroid, onIos } from '../harness/platforms'

let place: CampaignHouse
before(async () => {
  place = await openCampaignHouse({ env: { CLOSED_ON_MINI: 'blindBox' } })
})
after(() => place.close())
beforeEach(() => place.house.database.db.delete(banners))

/** Which banners are there, of one for each of these. */
async function shownOn(where: object, given: { goodsId?: number; link?: string }[]) {
  const look = { eyebrow: '', image: '/static/banners/harvest.svg', startsAt: place.now() }
  const rows = given.map((one, position) => ({
    title: String(position),
    position,
    ...look,
    ...one,
  }))
  await place.house.database.db.insert(banners).values(rows)
  const shown = await place.ask('/tp5/api/Index/page', {}, null, where)
  return shown.banners.map(({ title }) => Number(title)).sort()
}

const forMoney = {
  limits: [],
  steps: [{ do: 'pay', text: '开通' }],
  prizes: [somePrize({ price: { money: 5050 } })],
}

test('banners on iOS lead to nothing that is not sold there', async () => {
  const { database } = place.house
  const facts = { worth: noWorth }
  const goods = await newGoods(database, { kind: 'digital', money: 990, facts })
  const parcel = await newGoods(database, { kind: 'goods', money: 990 })
  const hidden = await place.campaign({ ...forMoney, routes: ['/openVip'] })
  const shown = await place.campaign({ routes: ['/openToAll'] })
  const given = [
    { link: '/exchangeShop' },
    { goodsId: goods },
    { goodsId: parcel },
    { link: '/openVip?from=home' },
    { link: `/subjectPage?key=${hidden}` },
    { link: '/openToAll' },
    { link: `/subjectPage?key=${shown}` },
    {},
  ]
  assert.deepEqual(await shownOn(onIos, given), [0, 2, 5, 6, 7])
  await database.db.delete(banners)
  assert.equal((await shownOn({}, given)).length, given.length)
})

test('banners lead to no campaign of a kind that is closed there', async () => {
  await place.campaign({ kind: 'blindBox', routes: ['/boxes'] })
  assert.deepEqual(await shownOn(onAndroid, [{ link: '/boxes' }, {}]), [1])
})
