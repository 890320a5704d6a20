import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { after, afterEach, before, beforeEach, describe, test } from 'node:test'
import type { MiniProgram } from '../driver/driver'
import { setStage, type Stage } from './stage'

const picture = fs.readFileSync(path.join(__dirname, 'fixture/static/square.png'))
const photo = { type: 'image/png', base64: picture.toString('base64') }
const film = { type: 'video/mp4', base64: Buffer.from('film').toString('base64') }

let stage: Stage
let app: MiniProgram

before(async () => {
  stage = await setStage((request, response) => {
    const isPicture = request.url === '/picture'
    response.setHeader('content-type', isPicture ? 'image/png' : 'application/json')
    request.resume().on('end', () => response.end(isPicture ? picture : '{"id":1}'))
  })
})
after(() => stage.close())

/** What the page says after a tap. */
async function answer(button: string, said: string): Promise<void> {
  await app.tap(button)
  await app.see(said)
}

describe('what a mini program can do', () => {
  beforeEach(async () => {
    app = await stage.start({ path: 'abilities/page' })
  })
  afterEach(() => app.close())

  test('a chosen picture is shown and uploaded with its fields', async () => {
    await app.supply({ media: [photo, photo] })
    await answer(
      '上传照片',
      '上传 {"errMsg":"uploadFile:ok","data":"{\\"id\\":1}","statusCode":200}',
    )
    const call = app.calls.at(-1)
    assert.equal(call?.method, 'POST')
    assert.equal(call?.path, '/upload')
    assert.equal(call?.parameters.order, '7')
    assert.equal(call?.parameters.photo, `1.png image/png ${picture.length}`)
  })

  test('a closed album and a file that is not there are failures', async () => {
    await answer('上传照片', 'chooseImage:fail cancel')
    await answer('上传没有的', "uploadFile:fail file doesn't exist: none")
    assert.equal(app.calls.length, 0)
  })

  test('a download is a file that an image shows', async () => {
    await app.tap('下载')
    await app.see('图 100×100')
    assert.equal(app.calls.at(-1)?.path, '/picture')
  })

  test('a download that is called off fails', async () => {
    await answer('下载又不要', '下载 {"errMsg":"downloadFile:fail abort"}')
  })

  test('a download that never comes back fails', async () => {
    app.host.relay.setNetwork('offline')
    await answer('下载', 'downloadFile:fail interrupted')
  })

  test('pictures and films are picked together', async () => {
    await app.supply({ media: [photo, film] })
    await app.tap('选媒体')
    await app.see('"type":"mix"')
    await app.see('"fileType":"video"')
  })

  test('a payment ends as the person ends it', async () => {
    await answer('付款', '支付 {"errMsg":"requestPayment:fail cancel"}')
    await app.supply({ payment: 'ok' })
    await answer('付款', '支付 {"errMsg":"requestPayment:ok"}')
    await app.supply({ payment: 'fail' })
    await answer('付款', '支付 {"errMsg":"requestPayment:fail payment failed"}')
  })

  test('a transfer is taken as the person takes it', async () => {
    await app.supply({ payment: 'ok' })
    await answer('收款', '收款 {"errMsg":"requestMerchantTransfer:ok"}')
    await app.supply({ payment: 'cancel' })
    await answer('收款', '收款 {"errMsg":"requestMerchantTransfer:fail cancel"}')
  })

  test('a rewarded ad runs until it is over or closed, or ends as it is told', async () => {
    await app.tap('看视频')
    await app.see('广告还有')
    await answer('关闭广告', '视频 没看完')
    await app.tap('看视频')
    await app.see('广告放完了')
    await answer('关闭广告', '视频 看完')
    await app.supply({ ad: 'none' })
    await answer('看视频', '视频 1004')
    await app.supply({ ad: 'left' })
    await answer('看视频', '视频 没看完')
    await app.supply({ ad: 'ended' })
    await answer('看视频', '视频 看完')
  })

  test('a payment without a signature is refused', async () => {
    await app.supply({ payment: 'ok' })
    await answer('没签名就付', 'requestPayment:fail parameter error: parameter.paySign')
  })

  test('each message template is agreed to or not', async () => {
    await app.supply({ subscriptions: { sent: 'accept' } })
    await answer('订阅', '"sent":"accept","late":"reject"')
    await answer('订阅空的', '"errCode":10001')
  })

  test('a refused permission shows in the settings, and an undeclared call is refused', async () => {
    await answer('看设置', '"authSetting":{"scope.userLocation":false}')
    await app.supply({ location: { latitude: 30.5, longitude: 114.3 } })
    await answer('看设置', '"authSetting":{"scope.userLocation":true}')
    await answer('没声明的定位', 'declared in the requiredPrivateInfos field')
  })

  test('what is private needs the policy agreed to, which is asked once', async () => {
    await app.supply({ privacy: false, media: [photo] })
    await answer('上传照片', 'chooseImage:fail privacy permission is not authorized')
    await answer('问隐私', '要问 true，不同意 104')
    await app.supply({ privacy: true })
    await answer('问隐私', '要问 true，同意了')
    await answer('问隐私', '要问 false，同意了')
    await answer('上传照片', '上传 {"errMsg":"uploadFile:ok"')
  })

  test('the phone number is given by who allows it', async () => {
    await app.supply({ privacy: false })
    await answer('给手机号', 'getPhoneNumber:fail privacy permission is not authorized')
    await app.supply({ privacy: true })
    await app.tap('给手机号')
    await answer('不允许', '手机号 {"errMsg":"getPhoneNumber:fail user deny"}')
    await app.supply({ phone: '13912345678' })
    await app.tap('给手机号')
    await answer('允许', '"code":"phone-of-13912345678"')
  })

  test('storage ends at 1 MB an entry and 10 MB in all', async () => {
    await answer('存太大的', '存 {"errMsg":"setStorage:fail entry size limit reached"}')
    await answer('存满', 'setStorageSync:fail exceed storage max size 10Mb 10 ')
    await app.see('/10240')
  })

  test('storage tells what it holds, and what it does not', async () => {
    await answer('存储信息', '"keys":["a"],"currentSize":1,"limitSize":10240')
    await answer('取没有的', 'getStorage:fail data not found')
  })

  test('pictures are looked at one by one', async () => {
    await answer('看大图', '1 / 2')
    await answer('下一张', '2 / 2')
    await app.tap('关闭')
    assert.equal(await app.isSeen('2 / 2'), false)
  })

  test('pictures and films are looked at together', async () => {
    await answer('看媒体', '2 / 2')
    await answer('下一张', '1 / 2')
    await app.tap('关闭')
  })

  test('a place is shown with its name, and nowhere is none', async () => {
    await answer('去哪里', '东苑 1 号，30.36, 120.03')
    await app.tap('关闭')
    await answer('没有去处', 'openLocation:fail parameter error')
  })

  test('the chat with customer service is told from where somebody comes', async () => {
    await answer('找客服', '客服会话')
    await app.see('LJ-42')
    await app.tap('关闭')
  })

  test('a drawing is saved once the person opens the album in the settings', async () => {
    await answer('画图存相册', 'saveImageToPhotosAlbum:fail auth deny')
    await app.supply({ album: true })
    await answer('开设置', '"scope.writePhotosAlbum":true')
    await answer('画图存相册', '40×20 {"errMsg":"saveImageToPhotosAlbum:ok"}')
    assert.deepEqual(await app.errors(), [])
  })

  test('a drawing whose picture does not come says so', async () => {
    app.host.relay.setNetwork('offline')
    await answer('画图存相册', '图没有来')
  })

  test('a photo is made smaller and read', async () => {
    await app.supply({ media: [photo] })
    await answer('压缩照片', '100×100 10×10 jpeg /9j/')
  })

  test('what the file system lacks is named', async () => {
    await answer('写文件', 'FileSystemManager.writeFile is not built into this host')
  })

  test('the clipboard and the telephone', async () => {
    await answer('复制', '"data":"LJ-42"')
    await answer('打电话', 'makePhoneCall:ok')
    const { calls } = await app.report()
    const call = calls.find(({ name }) => name === 'makePhoneCall')
    assert.equal((call?.given as { phoneNumber: string }).phoneNumber, '4001234567')
  })

  test('the screen is as bright as it was made, from 0 to 1', async () => {
    await answer('调亮', '亮度 {"errMsg":"getScreenBrightness:ok","value":1}')
    await answer('调过头', 'setScreenBrightness:fail parameter error')
  })

  test('the card of a page is what it says, filled in and waited for', async () => {
    assert.deepEqual(await app.share(), {
      title: '来自 menu',
      path: '/abilities/page',
      imageUrl: '/static/square.png',
    })
    await app.tap('转给邻居')
    await answer('不许转发', 'hideShareMenu:ok')
    await assert.rejects(app.share(), /hides its share menu/)
    const { calls } = await app.report()
    const cards = calls.filter(({ name }) => name === 'shareAppMessage')
    assert.deepEqual(
      cards.map(({ given }) => (given as { title: string }).title),
      ['来自 menu', '来自 button'],
    )
  })

  test('a card whose picture no chat would show is refused', async () => {
    for (const [picture, why] of [
      ['/static/square.svg', /neither PNG nor JPG: \/static\/square.svg/],
      ['', /neither PNG nor JPG: an empty name/],
      ['/static/gone.png', /doesn't exist or is no picture/],
      ['https://127.0.0.1:1/gone.jpg', /doesn't exist or is no picture/],
    ] as const) {
      await app.start('sub/detail/page', `id=1&picture=${picture}`)
      await assert.rejects(app.share(), why)
    }
    await app.start('sub/detail/page', 'id=1&picture=/static/square.png')
    assert.equal((await app.share()).imageUrl, '/static/square.png')
  })

  test('hiding the timeline leaves forwarding where it is', async () => {
    await answer('不上朋友圈', 'hideShareMenu:ok')
    assert.equal((await app.share()).title, '来自 menu')
  })

  test('a page without a card cannot be forwarded', async () => {
    await app.start('mine/page')
    await assert.rejects(app.share(), /no onShareAppMessage/)
  })

  test('a change of theme is told', async () => {
    await app.setTheme('dark')
    await app.see('外观 dark')
  })
})

describe('a phone with large letters', () => {
  afterEach(() => app.close())

  test('says so, and only a page that asks for it follows', async () => {
    app = await stage.start({ path: 'abilities/page', fontScale: 1.4 })
    await answer('字号', '字号 22.4 1.4')
    const sizes = () =>
      app
        .page()
        .locator('body')
        .evaluate((body) => [
          getComputedStyle(body).fontSize,
          getComputedStyle(body.ownerDocument.documentElement).fontSize,
        ])
    assert.deepEqual(await sizes(), ['16px', '16px'])
    await app.start('pieces/page')
    await app.see('拖我')
    assert.deepEqual(await sizes(), ['22.4px', '22.4px'])
    const rem = await app.page().locator('#rem').boundingBox()
    assert.equal(rem?.width, 224)
  })
})
