import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Db } from '@server/database/database'
import { signAcs3 } from '@server/providers/aliyun/acs3-signature'
import { createGuard } from '@server/providers/guard'
import { limits } from '@server/providers/limits'
import { createSms } from '@server/providers/sms/sms'
import { accessKey, type AliyunFake, startAliyunFake } from './aliyun-fake'

let aliyun: AliyunFake
before(async () => {
  aliyun = await startAliyunFake()
})
after(() => aliyun.close())

const noDatabase = {} as Db
const provider = (accessKeySecret = accessKey.secret) =>
  createSms(
    {
      provider: 'aliyun',
      url: aliyun.url,
      accessKeyId: accessKey.id,
      accessKeySecret,
      signName: "邻集 (LinJi)*'!",
      template: 'SMS_154950909',
      reminders: { parcel: 'SMS_154950910' },
    },
    noDatabase,
    createGuard(limits.sms),
  )

describe('Aliyun SMS', () => {
  test('signs the example of the documentation as the documentation does', () => {
    const { headers } = signAcs3(
      {
        method: 'POST',
        host: 'ecs.cn-shanghai.aliyuncs.com',
        query: {
          ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
          RegionId: 'cn-shanghai',
        },
        headers: {
          'x-acs-action': 'RunInstances',
          'x-acs-version': '2014-05-26',
          'x-acs-date': '2023-10-26T10:22:32Z',
          'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
        },
      },
      { accessKeyId: 'YourAccessKeyId', accessKeySecret: 'YourAccessKeySecret' },
    )
    assert.equal(
      headers.authorization,
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    )
  })

  test('is given phone, signature name, template and code', async () => {
    await provider().send({ phone: '13912345678', code: '012345' })
    assert.deepEqual(aliyun.sent.at(-1), {
      PhoneNumbers: '13912345678',
      SignName: "邻集 (LinJi)*'!",
      TemplateCode: 'SMS_154950909',
      TemplateParam: '{"code":"012345"}',
    })
  })

  test('is given the template of a reminder, where there is one', async () => {
    const reminder = { phone: '13912345678', title: '商品已发出', thing: '搪瓷缸', state: '已发出' }
    await provider().remind({ ...reminder, template: 'parcel' })
    assert.deepEqual(
      [aliyun.sent.at(-1)?.TemplateCode, aliyun.sent.at(-1)?.TemplateParam],
      ['SMS_154950910', '{"thing":"搪瓷缸","state":"已发出"}'],
    )
    assert.deepEqual([provider().reminds('parcel'), provider().reminds('begins')], [true, false])
  })

  test('is tried again by the job where it does not take the message', async () => {
    const message = { phone: '13912345678', code: '012345' }
    await assert.rejects(provider('a wrong secret').send(message), /SignatureDoesNotMatch/)
    const limited = provider().send({ ...message, phone: '13000000000' })
    await assert.rejects(limited, /BUSINESS_LIMIT_CONTROL/)
  })
})
