import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { nearest } from '@server/areas/village/nearest'
import { distance } from '@server/distance'
import { userRoles } from '@server/areas/auth/tables'
import { banners } from '@server/areas/home/tables'
import { notices } from '@server/areas/notice/tables'
import { villages } from '@server/areas/village/tables'
import { placeOfAddress } from '@/routes/url'
import { demoPictures, type House, openHouse } from '../harness/openHouse'
import { newPerson } from '../harness/people'

const page = '/tp5/api/Index/page'

describe('the distance over the ground', () => {
  const hangzhou = { latitude: 30.2741, longitude: 120.1551 }

  test('is that of the map', () => {
    const shanghai = { latitude: 31.2304, longitude: 121.4737 }
    const metres = distance(hangzhou, shanghai)
    assert.ok(Math.abs(metres - 164_500) < 1500, String(metres))
    assert.equal(distance(hangzhou, hangzhou), 0)
    assert.equal(distance(hangzhou, shanghai), distance(shanghai, hangzhou))
  })

  test('is short across the date line and half the earth to the other side', () => {
    const [east, west] = [179.99, -179.99].map((longitude) => ({ latitude: 0, longitude }))
    assert.ok(distance(east!, west!) < 3000)
    const other = { latitude: -hangzhou.latitude, longitude: hangzhou.longitude - 180 }
    assert.ok(Math.abs(distance(hangzhou, other) - 20_015_000) < 5000)
  })

  test('chooses the nearest, and the first where nobody knows the position', () => {
    const places = [10, 20, 30].map((latitude) => ({ latitude, longitude: 100 }))
    assert.equal(nearest(places, { latitude: 21, longitude: 100 })?.place, places[1])
    assert.deepEqual(nearest(places, null), { place: places[0], metres: null })
    assert.equal(nearest([], null), null)
  })
})

describe('the home page', () => {
  let house: House
  before(async () => {
    house = await openHouse({ pictures: demoPictures })
  })
  after(() => house.close())

  /** The position travels with every call, beside what the call itself takes. */
  const at = (lat: number, lng: number) =>
    house.ask(page, { lat, lng } as unknown as Record<string, never>)

  test('shows the village a visitor is next to, and how far it is', async () => {
    const known = await house.database.db.select().from(villages)
    assert.equal(known.length, 3)
    for (const { name, latitude, longitude } of known) {
      const { village } = await at(latitude + 0.001, longitude)
      assert.equal(village?.name, name)
      assert.ok(Math.abs(village.distance! - 111) <= 2)
    }
  })

  test('leads everybody, by their role, to pages that there are', async () => {
    const { token } = await newPerson(house)
    const { user_id } = await house.ask('/user/Center/index', {}, { token })
    const roles = ['operator', 'merchant', 'house'] as const
    await house.database.db
      .insert(userRoles)
      .values(roles.map((role) => ({ userId: user_id, role })))
    const { entries } = await house.ask(page, {}, { token })
    for (const { text, link } of entries) assert.ok(placeOfAddress(link), `${text} to ${link}`)
    const redeeming = entries.find(({ text }) => text === '扫码核销')
    assert.equal(placeOfAddress(redeeming?.link ?? '')?.name, 'merchantRedeem')
    const advertising = entries.find(({ text }) => text === '平台广告')
    assert.equal(placeOfAddress(advertising?.link ?? '')?.name, 'advertisingHouse')
  })

  test('shows the first village where the position is unknown or makes no sense', async () => {
    assert.deepEqual((await house.ask(page, {})).village, {
      village_id: 1,
      name: '清溪村·东苑',
      distance: null,
      mine: 0,
    })
    assert.equal((await at(91, 500)).village?.distance, null)
  })

  test('shows the nearest village even to whoever belongs to another, and theirs where the position is unknown', async () => {
    const { token } = await newPerson(house)
    const [near, mine] = await house.database.db.select().from(villages)
    const { villageId: village_id, name } = mine!
    await house.ask('/tp5/api/Village/userBind', { village_id }, { token })
    const here = { lat: near!.latitude, lng: near!.longitude } as unknown as Record<string, never>
    assert.equal((await house.ask(page, here, { token })).village?.name, near!.name)
    assert.deepEqual((await house.ask(page, {}, { token })).village, {
      village_id,
      name,
      distance: null,
      mine: 1,
    })
  })

  test('stands without a village where none has opened yet', async (t) => {
    const empty = await openHouse({ seeded: false })
    t.after(() => empty.close())
    const home = await empty.ask(page, {})
    const { village, banners: none, notices: nothing, strips } = home
    assert.deepEqual([village, none, nothing, strips], [null, [], [], []])
  })

  test('shows banners and notices between their first and their last moment', async () => {
    const day = 24 * 3600 * 1000
    const from = (days: number) => new Date(Date.now() + days * day)
    const shown = { position: 50, startsAt: from(-1), endsAt: from(1) }
    const over = { position: 51, startsAt: from(-2), endsAt: from(-1) }
    const ahead = { position: 52, startsAt: from(1), endsAt: null }
    for (const [title, time] of Object.entries({ shown, over, ahead })) {
      const banner = { eyebrow: '', title, image: '/static/banners/harvest.svg', ...time }
      await house.database.db.insert(banners).values(banner)
      await house.database.db.insert(notices).values({ text: title, ...time })
    }
    const home = await house.ask(page, {})
    assert.equal(home.banners.length, 4)
    assert.equal(home.banners.at(-1)?.title, 'shown')
    assert.deepEqual(
      home.notices.map(({ text }) => text).filter((text) => text in { shown, over, ahead }),
      ['shown'],
    )
  })

  test('has a picture for every banner', async () => {
    for (const { image } of (await house.ask(page, {})).banners) {
      const reply = await house.app.inject({ method: 'GET', url: image })
      assert.equal(reply.statusCode, 200, image)
    }
  })
})
