import assert from 'node:assert/strict'
import fs from 'node:fs'
import { describe, test } from 'node:test'
import { coupons } from '@server/areas/catalogue/demo-goods/coupons'
import { courses } from '@server/areas/catalogue/demo-goods/courses'
import { demoCategories } from '@server/areas/catalogue/demo-goods/demo-goods'
import { digitalGoods } from '@server/areas/catalogue/demo-goods/digital-goods'
import { discountCards } from '@server/areas/catalogue/demo-goods/discount-cards'
import { matches } from '@server/areas/catalogue/demo-goods/matches'
import { memberships } from '@server/areas/catalogue/demo-goods/memberships'
import { servicePackets } from '@server/areas/catalogue/demo-goods/service-packets'
import { vipPackets } from '@server/areas/catalogue/demo-goods/vip-packets'
import { demoOffers } from '@server/areas/catalogue/demo-offers'

const goods = demoCategories.flatMap((category) => category.goods)
const kinds = {
  goods,
  coupons,
  digitalGoods,
  vipPackets,
  discountCards,
  servicePackets,
  memberships,
  courses,
  matches,
}

/** In bytes: a screen of twenty stays light on a slow line. */
const largest = 5000

const sizeOf = (image: string) => fs.statSync(`server/static/goods/${image}.svg`).size

for (const [kind, offers] of Object.entries(kinds)) {
  describe(`the demo's ${kind}`, () => {
    test('have a small picture each, and no two the same title', () => {
      for (const { image } of offers) assert.ok(sizeOf(image) <= largest, image)
      assert.equal(new Set(offers.map(({ title }) => title)).size, offers.length)
    })

    test('cost points or gold, and money only on top', () => {
      for (const { title, points = 0, gold = 0, money = 0 } of offers) {
        assert.ok(points > 0 || gold > 0, title)
        assert.ok(Number.isInteger(money) && money >= 0, title)
      }
    })
  })
}

test('a picture stands for one of the goods only', () => {
  assert.equal(new Set(goods.map(({ image }) => image)).size, goods.length)
})

test('every right of a packet has its picture', () => {
  for (const { rights } of vipPackets) {
    for (const { image } of rights) assert.ok(sizeOf(image) > 0, image)
  }
})

test('a coupon in a packet takes off what it says, at the place that it names', () => {
  const packets = demoOffers(new Date()).filter(({ facts }) => facts.rights)
  for (const { facts, rightPlaces = [] } of packets) {
    for (const [index, { name, value, kind, worth }] of facts.rights!.entries()) {
      if (kind !== 'coupon') continue
      const [, off] = /减 (\d+) 元/.exec(value) ?? []
      const [, bill] = /满 (\d+) 元/.exec(value) ?? []
      if (off)
        assert.deepEqual([worth.face, worth.threshold], [+off * 100, +(bill ?? 0) * 100], name)
      const place = rightPlaces[index]?.name
      if (name.startsWith('书法')) assert.equal(place, undefined)
      else assert.ok(place, name)
    }
  }
})

test('nobody sits on a seat that is not there', () => {
  for (const { title, slots } of courses) {
    for (const { from, to, seats, taken } of slots) {
      assert.ok(from < to && taken < seats, title)
    }
  }
  for (const { title, from, to, seats, taken, closesInDays, inDays } of matches) {
    assert.ok(from < to && taken < seats && closesInDays < inDays, title)
  }
})

test('a coupon never takes more off than the bill that it asks for', () => {
  for (const { title, value, threshold } of coupons) {
    assert.ok(threshold === 0 || value < threshold, title)
  }
})
