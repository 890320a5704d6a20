import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isNewer, since } from '../../tools/wechat/since.mjs'

test("WeChat's typings say since when a call is there", () => {
  assert.equal(since.get('requirePrivacyAuthorize'), '2.32.3')
  assert.equal(since.get('getWindowInfo'), '2.20.1')
  assert.equal(since.get('request'), '1.0.0')
})

test('versions are compared as numbers', () => {
  assert.equal(isNewer('2.32.3', '2.4.0'), true)
  assert.equal(isNewer('2.4.0', '2.32.3'), false)
  assert.equal(isNewer('2.32.3', '2.32.3'), false)
})
