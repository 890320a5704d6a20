import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type House, openHouse } from '../harness/openHouse'
import { booksWhenSold, rush } from './rush'

const [buyers, pieces] = [300, 10]

let house: House
let url: string
before(async () => {
  house = await openHouse({ seeded: false })
  url = await house.app.listen({ port: 0, host: '127.0.0.1' })
})
after(() => house.close())

test(`${buyers} buyers for ${pieces} pieces: each is sold once, and every book agrees`, async () => {
  const { database, config } = house
  const { told, books } = await rush({ url, database, config }, { buyers, pieces })
  assert.deepEqual(Object.fromEntries(told), { 0: pieces, 2001: buyers - pieces })
  assert.deepEqual(books, booksWhenSold(buyers, pieces))
})
