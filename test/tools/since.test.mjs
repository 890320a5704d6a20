import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Linter } from 'eslint'
import phones from '../../config/phones.js'
import { askBeforeNewer } from '../../tools/lint/askBeforeNewer.mjs'
import { isNewer, newerThan, since } from '../../tools/wechat/since.mjs'

const newest = [...newerThan(phones.baseLibrary)][0]

const complaints = (code) =>
  new Linter()
    .verify(code, {
      plugins: { linji: { rules: { 'ask-before-newer': askBeforeNewer } } },
      rules: { 'linji/ask-before-newer': 'error' },
    })
    .map(({ message }) => message)

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

test('what the oldest WeChat does not have is asked for before it is called', () => {
  assert.match(complaints(`Taro.${newest}()`)[0], /ask canIUse/)
  assert.deepEqual(complaints(`if (Taro.canIUse('${newest}')) Taro.${newest}()`), [])
  assert.deepEqual(complaints('Taro.request()'), [])
})
