import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { dataKeyOf } from '@server/database/data-key'
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
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    assert.throws(() => open(key, changed, 'users.name'), `byte ${at}`)
  }
})

test('ids are version 7, distinct, and sort by time', () => {
  const ids = Array.from({ length: 1000 }, (_, index) => uuidv7(1_700_000_000_000 + index))
  assert.deepEqual([...ids].sort(), ids)
  assert.equal(new Set(ids).size, 1000)
  for (const id of ids) {
    assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  }
})
