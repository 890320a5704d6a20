import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { validate } from '@linji/mini-program/validator'
import config from '../../mini-program.config'

const root = path.resolve(__dirname, '../..')

for (const target of ['weapp', 'iter']) {
  test(`WeChat would take dist/${target}`, () => {
    const dist = path.join(root, 'dist', target)
    assert.ok(
      fs.existsSync(path.join(dist, 'app.json')),
      `dist/${target} is not there: npm run build:${target}`,
    )
    const { oldestPhone: phone, budgets, accepted } = config
    assert.deepEqual(validate(dist, { phone, budgets, accepted }), [])
  })
}
