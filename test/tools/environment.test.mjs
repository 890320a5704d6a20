import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { environmentOf, isHere, objectionsTo, objectionTo } from '../../tools/environment.mjs'
import { root } from '../../tools/install.mjs'

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

test('a host that WeChat would let a phone call is told from others', () => {
  for (const url of [
    'https://mall.example',
    'https://mall.example:8443',
    'https://a.mall.example/x',
  ])
    assert.equal(objectionTo(url), undefined, url)
  for (const [url, why] of [
    ['http://127.0.0.1:8080', /the phone itself/],
    ['https://localhost', /the phone itself/],
    ['http://mall.example', /https/],
    ['https://47.96.1.2', /number/],
    ['https://[2001:db8::1]', /number/],
    ['https://mall', /name/],
    ['mall.example', /no address/],
    ['', /no address/],
    [undefined, /no address/],
  ])
    assert.match(objectionTo(url) ?? '', why, url)
})

test('a release names where its server is, and no other host that phones cannot reach', () => {
  const fine = { TARO_APP_MINI_ORIGIN: 'https://mall.example', SIGNING_SECRET: 'of the server' }
  assert.deepEqual(objectionsTo(fine), [])
  assert.match(objectionsTo(environmentOf('weapp'))[0], /^TARO_APP_MINI_ORIGIN=http:.* the phone/)
  const pictures = { ...fine, TARO_APP_IMAGE_HOST: 'http://img.example' }
  assert.deepEqual(objectionsTo(pictures), ['TARO_APP_IMAGE_HOST=http://img.example is not https'])
  const { SIGNING_SECRET: _, ...unsigned } = fine
  assert.match(objectionsTo(unsigned)[0], /^SIGNING_SECRET is not named/)
})

for (const app of ['weapp', 'iter'])
  test(`a release of ${app} that calls this machine is not built, and says what to do`, () => {
    const { status, stderr } = spawnSync(process.execPath, ['tools/build.mjs', app, '--release'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, TARO_APP_MINI_ORIGIN: 'http://127.0.0.1:8080' },
    })
    assert.equal(status, 1)
    assert.match(stderr, /TARO_APP_MINI_ORIGIN=https:.* npm run build:\w+ -- --release/)
  })
