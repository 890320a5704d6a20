import assert from 'node:assert/strict'
import type { Out } from '@contract/api'
import { desk } from './desk'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import { lotion, paidOrder } from './payment'
import { newestAnswer } from './pages'
import type { Stage } from './stage'

const ask = '/tp5/api/Invoice/ask'
const title = '良渚邻里服务有限公司'
const taxNumber = '91350100M000100Y43'
const number = '25330000000012345678'

/** From the order to the page that asks to whom it is made out. */
async function goToForm(driver: Driver, stage: Stage): Promise<void> {
  await paidOrder(driver, stage)
  await driver.scrollTo('申请电子发票')
  await driver.tap('发票')
  await driver.at('invoice')
  await driver.see(lotion.sum)
}

/** A company, whose wrong numbers are refused, has its invoice once the house has made it out. */
async function invoiceOfCompany(driver: Driver, stage: Stage): Promise<void> {
  await goToForm(driver, stage)
  await driver.tap('企业')
  await driver.fill('企业名称', title)
  await driver.fill('税号', '9135')
  await driver.fill('收票邮箱', 'kuaiji@example.com')
  await driver.tap('申请开票')
  await driver.see('税号是 15、18 或 20 位数字和字母')
  await driver.fill('税号', taxNumber.replace(/3$/, '4'))
  await driver.tap('申请开票')
  await driver.see('税号有误，请对照营业执照核对')
  await driver.fill('税号', taxNumber.toLowerCase())
  await driver.tap('申请开票')
  await driver.see('等待开票')
  const { invoice } = await newestAnswer<Out<typeof ask>>(driver, ask, ({ invoice }) => !!invoice)
  await driver.tap('全部发票')
  await driver.at('invoices')
  await driver.see('等待开票')

  assert.ok((await desk(stage, 'list')).some((line) => line.includes(invoice!.invoice_no)))
  await desk(stage, 'settle', 'invoice', invoice!.invoice_no, '--note', number)
  await driver.open('/invoices')
  await driver.tap(title)
  await driver.at('invoice')
  await driver.see('已开票')
  await driver.see(number)
  await driver.see(taxNumber)
  assert.equal(await driver.sees('撤回申请'), false)
}

/** What nobody has made out yet is taken back, and can be asked for again. */
async function takeRequestBack(driver: Driver, stage: Stage): Promise<void> {
  await goToForm(driver, stage)
  await driver.tap('个人')
  await driver.fill('个人姓名', '王桂兰')
  await driver.fill('收票邮箱', 'guilan@example.com')
  await driver.tap('申请开票')
  await driver.see('等待开票')
  await driver.tap('撤回申请')
  await driver.see('需要时可以再申请')
  await driver.tap('重新申请')
  await driver.see('申请开票')
}

export const flows: readonly Flow[] = [
  {
    title: 'an invoice is asked for by a company, made out at the desk, and shows its number',
    run: invoiceOfCompany,
  },
  { title: 'an invoice that nobody has made out is taken back', run: takeRequestBack },
]
