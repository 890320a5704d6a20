import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { scenes } from '@contract/scenes'
import { miniPlace, type SceneLetter } from '@server/providers/wechat/mini-place'
import { routeNamed } from '@/routes/match'
import { isIn } from '@/routes/packages'
import { placeOfScene } from '@/routes/scene'

/** As long as each may become. */
const longest: Record<string, string> = {
  invite: 'Zz_-09AbCdEf',
  machine_sn: 'LJ-01234567890123456',
  exchange_type: '3',
  key: 'campaigns-may-have-such-a-key-',
}

describe('a mini-program code', () => {
  for (const [letter, { route, params }] of Object.entries(scenes))
    test(`leads to ${route} and back`, () => {
      const given = Object.fromEntries(params.map((name) => [name, longest[name] ?? '2147483647']))
      const { scene, page } = miniPlace(letter as SceneLetter, given as never)
      assert.deepEqual(placeOfScene(scene), { name: route, params: given })
      assert.equal(routeNamed(route).page, page)
      assert.ok(isIn('consumer', routeNamed(route)))
    })

  test('that nobody of us wrote leads nowhere', () => {
    for (const scene of ['', 'g', 'g.', 'g.7.8', 'x.7', 'constructor.7', 'g.7%20', 'id=7'])
      assert.equal(placeOfScene(scene), undefined)
    assert.equal(placeOfScene(`g.${'7'.repeat(31)}`), undefined)
  })

  test('is not written longer than WeChat takes it, nor in other letters', () => {
    assert.throws(() => miniPlace('i', { invite: 'a'.repeat(31) }), /does not fit/)
    assert.throws(() => miniPlace('i', { invite: 'a.b' }), /does not fit/)
  })
})
