import assert from 'node:assert/strict'
import os from 'node:os'
import { test } from 'node:test'
import { osUser } from '@server/database/os-user'

test('a command is given by the account it runs under, or the one before sudo', () => {
  assert.equal(osUser({}), os.userInfo().username)
  const isRoot = process.getuid?.() === 0
  assert.equal(osUser({ SUDO_USER: 'chen' }), isRoot ? 'chen' : os.userInfo().username)
})
