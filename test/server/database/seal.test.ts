import assert from 'node:assert/strict'
import { createHmac, randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { dataKeyOf, keyedHash } from '@server/database/data-key'
import { RootKey } from '@server/database/root-key'
import { open, seal } from '@server/database/seal'
import { uuidv7 } from '@server/database/uuid'

const newKey = () => dataKeyOf([randomBytes(32)])
const key = newKey()

test('what was sealed opens again, and never looks the same twice', () => {
  const first = seal(key, '13800000001', 'users.phone')
  assert.equal(open(key, first, 'users.phone'), '13800000001')
  assert.notDeepEqual(seal(key, '13800000001', 'users.phone'), first)
  assert.ok(!first.includes('13800000001'))
})

test('another key, another place or a changed byte does not open it', () => {
  const sealed = seal(key, '王阿姨', 'users.name')
  assert.throws(() => open(newKey(), sealed, 'users.name'))
  assert.throws(() => open(key, sealed, 'users.phone'))
  assert.throws(() => open(key, sealed, 'users.name', 'seal health'))
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    assert.throws(() => open(key, changed, 'users.name'), `byte ${at}`)
  }
})

test('one key seals, those before it open what they sealed', () => {
  const [old, young] = [randomBytes(32), randomBytes(32)]
  const sealed = seal(dataKeyOf([old]), '王阿姨', 'users.name')
  assert.equal(open(dataKeyOf([young, old]), sealed, 'users.name'), '王阿姨')
  assert.throws(() => open(dataKeyOf([young]), sealed, 'users.name'), /a key that is not given/)
  const anew = seal(dataKeyOf([young, old]), '王阿姨', 'users.name')
  assert.equal(open(dataKeyOf([young]), anew, 'users.name'), '王阿姨')
})

test('no two purposes share a key, and none has the root', () => {
  const bytes = randomBytes(32)
  const root = new RootKey(bytes)
  const keys = ['seal', 'hash phone', 'hash openid', 'print', 'id'].map((one) => root.derive(one))
  assert.equal(new Set([...keys, bytes].map((one) => one.toString('hex'))).size, 6)
  assert.ok(!JSON.stringify(root).includes(bytes.toString('base64').slice(0, 8)))
  const formerHash = createHmac('sha256', bytes).update('phone:138').digest('base64url')
  assert.notEqual(keyedHash(dataKeyOf([bytes]), 'phone', '138'), formerHash)
})

test('ids are version 7, distinct, and sort by time', () => {
  const ids = Array.from({ length: 1000 }, (_, index) => uuidv7(1_700_000_000_000 + index))
  assert.deepEqual([...ids].sort(), ids)
  assert.equal(new Set(ids).size, 1000)
  for (const id of ids) {
    assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  }
})
