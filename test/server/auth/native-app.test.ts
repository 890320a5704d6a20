import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openHouse } from '../harness/openHouse'

const config = '/tp5/api/Common/config'

test('without a native app clients are told of none', async () => {
  const house = await openHouse({ seeded: false })
  const { app } = await house.ask(config, {})
  await house.close()
  assert.deepEqual(app, { link: '', ios: '', android: '' })
})

test('clients are told where the native app is and how it opens', async () => {
  const env = {
    APP_LINK: 'linji://home',
    APP_IOS_URL: 'https://apps.example/linji',
    APP_ANDROID_URL: 'https://down.example/linji.apk',
  }
  const house = await openHouse({ seeded: false, env })
  const { app } = await house.ask(config, {})
  await house.close()
  assert.deepEqual(app, { link: env.APP_LINK, ios: env.APP_IOS_URL, android: env.APP_ANDROID_URL })
})
