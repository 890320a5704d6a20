import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Forged } from '@server/providers/forged'
import { NotJson } from '@server/providers/push/fields'
import { createPushReader } from '@server/providers/push/push'

/** The examples of WeChat's own documentation. */
const token = 'AAAAA'
const key = Buffer.from('A'.repeat(43), 'base64')
const app = { appId: 'wxba5fad812f8e6fb9', secret: '' }
const sealed =
  '+qdx1OKCy+5JPCBFWw70tm0fJGb2Jmeia4FCB7kao+/Q5c/ohsOzQHi8khUOb05JCpj0JB4RvQMkUyus8TPxLKJ' +
  'GQqcvZqzDpVzazhZv6JsXUnnR8XGT740XgXZUXQ7vJVnAG+tE8NUd4yFyjPy7GgiaviNrlCTj+l5kdfMuFUPpRSrf' +
  'MZuMcp3Fn2Pede2IuQrKEYwKSqFIZoNqJ4M8EajAsjLY2km32IIjdf8YL/P50F7mStwntrA2cPDrM1kb6mOcfBgRt' +
  'Wygb3VIYnSeOBrebufAlr7F9mFUPAJGj04='

const reader = (secrets: { token: string; key: Buffer | null } | null, appId = app.appId) =>
  createPushReader({
    provider: 'wechat',
    url: '',
    miniVersion: 'release',
    templates: {},
    apps: { mini: { ...app, appId }, iter: null, web: null },
    push: secrets,
  })

const at = (timestamp: string) => new Date(Number(timestamp) * 1000)

const greeting = {
  signature: 'f464b24fc39322e44b38aa78f5edd27bd1441696',
  echostr: '4375120948345356249',
  timestamp: '1714036504',
  nonce: '1514711492',
}
const open = {
  signature: '899cf89e464efb63f54ddac96b0a0a235f53aa78',
  timestamp: '1714037059',
  nonce: '486452656',
}
const closed = {
  signature: '6c5c811b55cc85e0e1b54100749188c20beb3f5d',
  timestamp: '1714112445',
  nonce: '415670741',
  encrypt_type: 'aes',
  msg_signature: '046e02f8204d34f8ba5fa3b1db94908f3df2e9b3',
}
const message = JSON.stringify({ Encrypt: sealed, ToUserName: 'gh_97417a04a28d' })

describe('the message push', () => {
  test('is greeted with what it said', () => {
    const { greet } = reader({ token, key })
    assert.equal(greet(greeting, at(greeting.timestamp)), '4375120948345356249')
  })

  test('is no greeting with another token, changed, late, or where nobody is to send any', () => {
    const now = at(greeting.timestamp)
    const late = new Date(now.getTime() + 301_000)
    assert.throws(() => reader({ token: 'BBBBB', key }).greet(greeting, now), Forged)
    assert.throws(() => reader({ token, key }).greet({ ...greeting, nonce: '1' }, now), Forged)
    assert.throws(() => reader({ token, key }).greet({ ...greeting, nonce: ['1'] }, now), Forged)
    assert.throws(() => reader({ token, key }).greet(greeting, late), Forged)
    assert.throws(() => reader(null).greet(greeting, now), Forged)
  })

  test('is read where it is JSON', () => {
    const { read } = reader({ token, key: null })
    const now = at(open.timestamp)
    const body =
      '{"Event":"debug_demo","CreateTime":1714037059,"in":{"a":1,"b":{"c":2}},"list":[{"a":3}]}'
    const fields = read({ query: open, body }, now)
    assert.deepEqual(fields, { Event: 'debug_demo', CreateTime: '1714037059', 'in.a': '1' })
    for (const body of ['', '[]', 'null', '{"Event":'])
      assert.throws(() => read({ query: open, body }, now), Forged, body)
  })

  test('says what is wrong where the console has it send XML', () => {
    const body = '\n<xml><Event>debug_demo</Event></xml>'
    const { read } = reader({ token, key: null })
    assert.throws(() => read({ query: open, body }, at(open.timestamp)), NotJson)
    const sealed = { query: closed, body }
    assert.throws(() => reader({ token, key }).read(sealed, at(closed.timestamp)), NotJson)
  })

  test('is opened where it is sealed', () => {
    const { read } = reader({ token, key })
    const fields = read({ query: closed, body: message }, at(closed.timestamp))
    assert.deepEqual([fields.Event, fields.debug_str], ['debug_demo', 'hello world'])
  })

  test('is not taken open where it is to be sealed, nor sealed for somebody else', () => {
    const now = at(closed.timestamp)
    const plain = { query: open, body: '{"Event":"debug_demo"}' }
    assert.throws(() => reader({ token, key }).read(plain, at(open.timestamp)), Forged)
    const push = { query: closed, body: message }
    assert.throws(() => reader({ token, key }, 'wx-other').read(push, now), Forged)
    const other = Buffer.alloc(32, 7)
    assert.throws(() => reader({ token, key: other }).read(push, now), Forged)
    const changed = { query: closed, body: message.replace('qdx1', 'qdx2') }
    assert.throws(() => reader({ token, key }).read(changed, now), Forged)
  })
})
