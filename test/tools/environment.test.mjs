import assert from 'node:assert/strict'
import { test } from 'node:test'
import { environmentOf, isHere } from '../../tools/environment.mjs'

test('what leads to the phone itself is told from a server', () => {
  for (const url of ['http://127.0.0.1:8080', 'http://localhost', 'https://[::1]/x'])
    assert.equal(isHere(url), true, url)
  for (const url of ['https://linji.example', 'http://localhost.example', undefined])
    assert.equal(isHere(url), false, url)
})

test('each mini program is told where its server is', () => {
  for (const build of ['weapp', 'iter'])
    assert.match(environmentOf(build).TARO_APP_MINI_ORIGIN, /^https?:/)
})
