import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { z } from 'zod'
import { api, type Path } from '@contract/api'
import { onLines, onOneLine } from '@contract/fields'

/** A field of a call, and the call that takes it. */
interface Field {
  name: string
  schema: z.ZodType
}

const fields = (Object.keys(api) as Path[])
  .flatMap((path) => fieldsOf(path, api[path].in))
  // pictures in base64 are judged by the bytes that they stand for
  .filter(({ name }) => !name.endsWith(' content'))

function fieldsOf(path: string, schema: z.ZodType): Field[] {
  if (!(schema instanceof z.ZodObject)) throw new Error(`${path} takes no object`)
  const shape = schema.shape as Record<string, z.ZodType>
  return Object.entries(shape).map(([name, one]) => ({ name: `${path} ${name}`, schema: one }))
}

/** Of what is typed: a word, digits, a date, an identifier, a key, a picture. */
const typed = [
  '邻居',
  'ab12',
  '1',
  '123456',
  '13800000001',
  '2026-11-22',
  'LJ-0107',
  '0198b0c0-0000-7000-8000-000000000000',
  'LE202611220930001234',
]
const evil = [
  '\u0000',
  '\u0007',
  '\u001b[2K',
  '\u007f',
  '\u009b1A',
  '\u00ad',
  '\u061c',
  '\u200b',
  '\u2060',
  '\u202e',
  '\u2066',
  '\ufeff',
  '\ue000',
]
const unseen = /[\p{Cc}\p{Cf}\p{Co}]/u

const attempts = typed.flatMap((word) =>
  evil.flatMap((one) => [word + one, one + word, word.slice(0, 1) + one + word.slice(1)]),
)

describe('what people type', () => {
  test('holds nothing unseen once a call has taken it, in any field of any call', () => {
    assert.ok(fields.length > 150, `${fields.length} fields`)
    for (const { name, schema } of fields) {
      for (const attempt of attempts) {
        const taken = schema.safeParse(attempt)
        if (!taken.success || typeof taken.data !== 'string') continue
        assert.ok(!unseen.test(taken.data), `${name}: ${JSON.stringify(attempt)}`)
      }
    }
  })

  test('may be left out wherever it may be empty: what is empty does not go over the wire', () => {
    const stuck = fields.filter(
      ({ schema }) => schema.safeParse('').data === '' && !schema.safeParse(undefined).success,
    )
    assert.deepEqual(
      stuck.map(({ name }) => name),
      [],
    )
  })

  test('has one line, but where somebody writes what happened', () => {
    const many = fields.filter(({ schema }) => {
      const taken = schema.safeParse('前一行\n后一行')
      return taken.success && String(taken.data).includes('\n')
    })
    assert.deepEqual(many.map(({ name }) => name).sort(), [
      '/tp5/api/AbnormalOrder/mark note',
      '/tp5/api/AdGift/addCodes codes',
      '/tp5/api/AdGift/save how',
      '/tp5/api/AdTask/feedBack words',
      '/tp5/api/AdTask/nextDcsQuestionId words',
      '/tp5/api/AdTask/submitDcsQuestionnaire words',
      '/tp5/api/Advertiser/save about',
      '/tp5/api/Advertiser/saveTask steps',
      '/tp5/api/AfterSaleDesk/approve reason',
      '/tp5/api/AfterSaleDesk/refuse reason',
      '/tp5/api/AfterSaleDesk/say text',
      '/tp5/api/AttractInvestment/answer words',
      '/tp5/api/AttractInvestment/apply words',
      '/tp5/api/ExchangeShop/exchange note',
      '/tp5/api/FranchiseOrder/confirm said',
      '/tp5/api/GoodsReview/write words',
      '/tp5/api/Housekeep/look reason',
      '/tp5/api/Housekeep/userAuth reason',
      '/tp5/api/Housekeep/userRemove reason',
      '/tp5/api/Iter/apply words',
      '/tp5/api/OperationAudit/audit reason',
      '/tp5/api/OperationFault/add words',
      '/tp5/api/OperationFault/confirm words',
      '/tp5/api/OperationFault/repair words',
      '/tp5/api/OperationInstall/add note',
      '/tp5/api/OperationMaintain/add note',
      '/tp5/api/OrderSaleService/apply description',
      '/tp5/api/OrderSaleService/message text',
      '/tp5/api/ReportCustomer/add need',
      '/tp5/api/ReportCustomer/edit need',
      '/tp5/api/ReportCustomer/edit note',
      '/tp5/api/ReportCustomer/handOver reason',
      '/tp5/api/UserTicket/create words',
      '/tp5/api/VillageDevelop/add clue',
      '/tp5/api/VillageDevelop/audit reason',
      '/tp5/api/VillageDevelop/contactsAdd note',
      '/tp5/api/VillageDevelop/contractSave terms',
      '/tp5/api/VillageDevelop/delete reason',
      '/tp5/api/VillageDevelop/edit clue',
      '/tp5/api/VillageDevelop/handOver reason',
      '/tp5/api/VillageDevelop/recovery reason',
      '/tp5/api/VillageDevelop/timelineAdd words',
      '/tp5/api/VillageEnter/enter intro',
      '/tp5/api/VillageEnter/savePackage intro',
      '/tp5/api/VillageEnter/savePackage rules',
      '/tp5/api/VillageEnter/saveShop intro',
      '/tp5/api/VipPackets/buy note',
      '/tp5/api/VipPackets/invite message',
    ])
  })

  test('is on one line what it looks like', () => {
    assert.equal(onOneLine(' 客\u200b服\r\n\t ＡＢＣ  １ '), '客服 ABC 1')
    assert.equal(onOneLine('\u202e服客'), '服客')
    assert.equal(onOneLine('信号好，先装６０格！'), '信号好，先装60格！')
    assert.equal(onOneLine('\u3164\u200d'), '')
  })

  test('keeps its lines and its punctuation where it has several', () => {
    const written = '您好，（急）\r\n\r\n\r\n\r\n少了  两件！\u001b[2K\u2028谢谢'
    assert.equal(onLines(written), '您好，（急）\n\n少了 两件！[2K\n谢谢')
  })
})
