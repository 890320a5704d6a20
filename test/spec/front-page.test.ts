import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import { placeOfAddress } from '@/routes/url'

const demo = path.join(__dirname, '../../demo')
const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(demo, file), 'utf8'))

const { banners } = read('banners.json') as {
  banners: { key: string; eyebrow: string; title: string; goods?: string; link?: string }[]
}
const { notices } = read('notices.json') as {
  notices: { key: string; title: string; link?: string }[]
}

const goods = fs
  .readdirSync(path.join(demo, 'goods'))
  .map((file) => fs.readFileSync(path.join(demo, 'goods', file), 'utf8'))
  .join('')

describe('the front page that comes along', () => {
  test('has no banner that leads nowhere', () => {
    for (const { key, goods: named, link = '' } of banners) {
      if (named) assert.ok(goods.includes(`"key": "${named}"`), key)
      else assert.ok(![undefined, 'notFound'].includes(placeOfAddress(link)?.name), key)
    }
  })

  test('tells in its bar what its first banner does not tell already', () => {
    assert.notEqual(notices[0]?.key, banners[0]?.key)
    assert.ok(notices.some(({ key }) => key === banners[0]?.key))
  })
})
