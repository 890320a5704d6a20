import assert from 'node:assert/strict'
import { test } from 'node:test'
import { platformOf } from '@server/call/platform'
import { android, iPhone, onAndroid, onIos } from '../harness/platforms'

const { referer } = onIos
const known = [
  ['an iPhone in a mini program', onIos, 'iosMini'],
  ['an Android phone in a mini program', onAndroid, 'mini'],
  [
    'HarmonyOS in a mini program',
    { referer, userAgent: 'Mozilla/5.0 (Phone; OpenHarmony 5.0)' },
    'mini',
  ],
  [
    'a mini program that says nothing of its system',
    { referer, userAgent: 'MicroMessenger Client' },
    'iosMini',
  ],
  ['an iPhone in a browser of WeChat', { userAgent: iPhone }, 'web'],
  [
    'an Android phone in a browser',
    { userAgent: android, referer: 'https://linji.example/' },
    'web',
  ],
  [
    'a page that is called like WeChat',
    { userAgent: iPhone, referer: 'https://servicewechat.com.example/' },
    'web',
  ],
  ['who says nothing at all', { userAgent: '' }, 'web'],
] as const

for (const [who, { userAgent = '', ...headers }, platform] of known)
  test(`${who} is taken for ${platform}`, () => {
    assert.equal(platformOf({ userAgent, ...headers }), platform)
  })
