import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keysOfPlace, linkTo, miniPageOf, placeAt, placeNames } from '@server/areas/message/places'
import { routeNamed } from '@/routes/match'
import { isIn } from '@/routes/packages'
import { parseQuery, placeOfAddress } from '@/routes/url'

for (const name of placeNames) {
  test(`a message that leads to ${name} opens the same page by its link and in WeChat`, () => {
    const params = Object.fromEntries(keysOfPlace(name).map((key, nth) => [key, `${nth + 1}`]))
    const place = placeOfAddress(linkTo(placeAt(name, params)))
    assert.ok(place, 'no row of the route table has this address')
    const route = routeNamed(place.name)
    const [page, query = ''] = miniPageOf(placeAt(name, params)).split('?')
    assert.deepEqual([page, parseQuery(query)], [route.page, place.params])
    assert.ok(isIn('consumer', route), 'the mini program has no such page')
  })
}
