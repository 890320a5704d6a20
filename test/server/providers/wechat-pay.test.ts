import assert from 'node:assert/strict'
import { test } from 'node:test'
import { platformKey } from '@server/config/payment'
import { objectionTo, type WechatPayConfig } from '@server/providers/payment/wechat/client'

/** Of the year 2020 alone. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBCjCBsAIBATAKBggqhkjOPQQDAjARMQ8wDQYDVQQDDAZUZW5wYXkwHhcNMjAw
MTAxMDAwMDAwWhcNMjEwMTAxMDAwMDAwWjARMQ8wDQYDVQQDDAZUZW5wYXkwWTAT
BgcqhkjOPQIBBggqhkjOPQMBBwNCAAQLGenymOjOcaNuuY9cILYR7pGf0CSL6bUw
2vKPl/nPj5Zh5r7Ch0h75F4b/TDMqO/f7uMNpqDQsZycqHV8LRkXMAoGCCqGSM49
BAMCA0kAMEYCIQCuCySjj0ofZmFcLhk/rgmbwCtoGO/HhTr8KgTz9huvjgIhAIC7
K7PvYz1qlDJipKaWgAm+qqvJQThvJMaWMqOd6j81
-----END CERTIFICATE-----`

const platformKeys = { A1: platformKey(Buffer.from(certificate)) }

/** Signed by nobody: what is said first against a message of that moment. */
function objectionAt(moment: string) {
  const now = new Date(moment)
  const headers: Record<string, string> = {
    'wechatpay-timestamp': String(now.getTime() / 1000),
    'wechatpay-serial': 'A1',
  }
  const config = { platformKeys } as unknown as WechatPayConfig
  return objectionTo(config, (name) => headers[name] ?? '', '', now)
}

test('what WeChat signs is believed only while its certificate holds', () => {
  assert.equal(objectionAt('2019-12-31T23:59:59Z'), 'the certificate A1 is not valid')
  assert.equal(objectionAt('2020-06-01T00:00:00Z'), 'its signature is wrong')
  assert.equal(objectionAt('2021-01-02T00:00:00Z'), 'the certificate A1 is not valid')
})
