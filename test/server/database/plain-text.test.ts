import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPlainText } from '@server/database/plain-text'

const said = (at: string) => isPlainText(`postgres://shop:secret@${at}`)

test('another machine is reached with TLS, or said not to be', () => {
  for (const at of ['db.example/linji', '10.0.0.5:5432/linji', 'db.example/linji?sslmode=disable'])
    assert.ok(said(at), at)
  for (const mode of ['no-verify', 'prefer'])
    assert.ok(said(`db.example/linji?sslmode=${mode}`), mode)
  for (const mode of ['require', 'verify-ca', 'verify-full'])
    assert.ok(!said(`db.example/linji?sslmode=${mode}`), mode)
})

test('this machine needs none', () => {
  for (const at of ['localhost/linji', '127.0.0.1:5432/linji', '[::1]/linji'])
    assert.ok(!said(at), at)
  assert.ok(!isPlainText('postgres:///linji?host=/run/postgresql'))
})
