import assert from 'node:assert/strict'
import fs from 'node:fs'
import { describe, test } from 'node:test'
import { type GoodsFile, goodsFile } from '@server/areas/catalogue/write/goods-file'
import { demoFiles } from '@server/database/demo-files'
import { readJson } from '@server/importing/read-json'

const categories = demoFiles('goods').flatMap(
  (text) => readJson(goodsFile, text).content.categories,
)
const goods = categories.flatMap((category) => category.goods)
const ofKind = (kind: GoodsFile['categories'][number]['kind']) =>
  categories.filter((category) => category.kind === kind).flatMap((category) => category.goods)

/** In bytes: a screen of twenty stays light on a slow line. */
const largest = 5000

describe('the demo goods', () => {
  test('have a small picture each', () => {
    for (const { picture } of goods)
      assert.ok(fs.statSync(`server/static/${picture}`).size <= largest, picture)
  })

  test('are told apart by title, and what is sent by picture too', () => {
    const sent = ofKind('goods')
    assert.equal(new Set(sent.map(({ picture }) => picture)).size, sent.length)
    for (const category of categories.filter(({ kind }) => kind !== 'course')) {
      const titles = category.goods.map(({ title }) => title)
      assert.equal(new Set(titles).size, titles.length, category.name)
    }
  })

  test('of every kind can be had', () => {
    for (const { kind, goods: some } of categories) assert.ok(some.length > 0, kind)
  })
})

describe('a coupon of the demo', () => {
  test('never takes more off than the bill that it asks for', () => {
    for (const { title, worth } of ofKind('coupon'))
      assert.ok(worth!.threshold === 0 || worth!.face < worth!.threshold, title)
  })

  test('in a packet takes off what it says, at the place that it names', () => {
    for (const { name, value, kind, worth, merchant } of goods.flatMap(({ rights }) => rights)) {
      if (kind !== 'coupon') continue
      const [, off] = /减 (\d+) 元/.exec(value) ?? []
      const [, bill] = /满 (\d+) 元/.exec(value) ?? []
      if (off)
        assert.deepEqual([worth.face, worth.threshold], [+off * 100, +(bill ?? 0) * 100], name)
      if (!name.startsWith('书法')) assert.ok(merchant, name)
    }
  })
})
